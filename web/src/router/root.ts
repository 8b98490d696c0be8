/** This file's own address, which in a build is one of `assets/`, beside all others. */
const HERE = import.meta.url;

/** The path that this server's pages stand under: "/", or one of a host that has other things, too. The
 *  page finds it out by where its own files came from, and needs to be told nothing. */
export const ROOT = import.meta.env.DEV ? "/" : new URL("../", HERE).pathname;

/** The path at which a browser finds an address of this server, such as "/about". */
export function pathTo(address: string, root: string = ROOT): string {
  return root + address.slice(1);
}

/** The address of this server that a path means, such as "/about"; null if it is none of ours. */
export function addressIn(path: string, root: string = ROOT): string | null {
  return path.startsWith(root) ? `/${path.slice(root.length)}` : null;
}
