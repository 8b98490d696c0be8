import { addressIn, pathTo } from "./root";
import { routeOf, type Route } from "./routes";

/** The page that is shown, which is always the one that the address names. */
class Router {
  route: Route = $state.raw(routeOf(location));

  constructor() {
    const read = (): void => {
      this.route = routeOf(location);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  /** Goes to an address of this server, such as "/about"; `replace` leaves no way back to the present one. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", pathTo(address));
    this.route = routeOf(location);
    if (!location.hash) scrollTo(0, 0);
  }

  /** Lets a plain click on a link of this server change the page without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
    const url = new URL(anchor.href, location.href);
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || (samePage && url.hash)) return;
    const path = addressIn(url.pathname);
    if (path === null || routeOf(url).page === "nowhere") return;
    event.preventDefault();
    this.go(path + url.search + url.hash);
  };
}

export const router = new Router();
