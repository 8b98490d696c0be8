import type { Page, Request, WebSocket } from "@playwright/test";
import { expect } from "./base";

/** Opens an address, and waits until everything is there that the page wants by itself. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const wanted = new Set<Request | WebSocket>();
  const ask = (request: Request): void => void wanted.add(request);
  const have = (request: Request): void => void wanted.delete(request);
  // A table is drawn when its socket has said how things stand.
  const listen = (socket: WebSocket): void => {
    wanted.add(socket);
    socket.once("framereceived", () => wanted.delete(socket));
  };
  page.on("request", ask).on("requestfinished", have).on("requestfailed", have);
  page.on("websocket", listen);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  // What has come may make the page ask for more: it is looked at again when it has nothing to do.
  let quiet = 0;
  const looks = async (): Promise<number> => {
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    quiet = wanted.size === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(looks, { intervals: [20] }).toBeGreaterThan(2);
  page.off("request", ask).off("requestfinished", have).off("requestfailed", have);
  page.off("websocket", listen);
}
