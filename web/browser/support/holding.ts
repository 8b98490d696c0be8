import { expect, type Page, type WebSocketRoute } from "@playwright/test";

/** More than can pass between two orders to a page, however slow the machine is. */
const AHEAD = 60_000;
/** Longer than a page waits before it first tries to connect again, shorter than it waits for that. */
const RETRY = 1_000;

const held = new WeakSet<Page>();

/**
 * Lets no time pass on a page from here on, but what the test gives it: what is shown for a while
 * stays. The page's clock has to be the test's own (`page.clock.install()`) before it is opened.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
  held.add(page);
  await connected(page);
}

/**
 * The leap to where time stands still takes an answer that was on its way for silence of the server, and
 * a page without time would never try again.
 */
async function connected(page: Page): Promise<void> {
  const lost = page.locator(".notices").getByText("The connection is lost");
  await expect(async () => {
    if (await lost.isVisible()) await page.clock.runFor(RETRY);
    await expect(lost).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** Time passes by itself again: what looks the page over waits for its clock. */
export async function letTimePass(page: Page): Promise<void> {
  await page.clock.resume();
  held.delete(page);
}

/** Gives a page on which no time passes a little of it; any other has its own. */
export async function giveTime(page: Page, millis: number): Promise<void> {
  if (held.has(page)) await page.clock.runFor(millis);
}

/** What stands between a page and the server, and keeps frames back as long as it is told to. */
export class Gate {
  /** The kinds of messages that went to the server, and that the page was told. */
  readonly sent: string[] = [];
  readonly told: string[] = [];
  #waiting: (() => void)[] = [];
  #shut = false;

  /** To be put up before the page is opened. */
  static async before(page: Page): Promise<Gate> {
    const gate = new Gate();
    await page.routeWebSocket(/\/socket/, (socket) => gate.#stand(socket));
    return gate;
  }

  /** Lets nothing pass to the page from now on. */
  shut(): void {
    this.#shut = true;
  }

  /** How much the page would have been told. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Lets pass what came, and what will come. */
  open(): void {
    this.#shut = false;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  #stand(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (kind(String(text)) !== "ping") this.sent.push(kind(String(text)));
      server.send(text);
    });
    server.onMessage((text) => {
      // Whether the other side is there is asked now and then, whatever else happens.
      if (kind(String(text)) === "pong") {
        socket.send(text);
        return;
      }
      const pass = (): void => {
        this.told.push(kind(String(text)));
        socket.send(text);
      };
      if (this.#shut) this.#waiting.push(pass);
      else pass();
    });
  }
}

/** What kind of message it is. */
export const kind = (message: string): string => (JSON.parse(message) as { type: string }).type;
