import { readdirSync, writeFileSync } from "node:fs";
import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { GameServer } from "./game-server";
import { ADDED, ENGLISH_TOY, TOY } from "./toys";

/** Somebody with a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every text that came over the table's socket. */
  readonly heard: string[];
}

interface Given {
  /** Whether people have never finished a game; most tests are about those who have. */
  newcomer: boolean;
  /** A new person; pages with errors fail the test. */
  person: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Person>;
  /** Whatever a page complained of. */
  complaints: string[];
  /** What went over the pages' sockets, either way, and which requests failed; a test that failed leaves it behind. */
  frames: string[];
}

/** The games that somebody who is no newcomer has finished: all that there are, and the toys. */
const FINISHED = [...readdirSync("browser/games"), TOY, ENGLISH_TOY, ADDED].join(" ");

interface Shared {
  server: GameServer;
}

/** What a page says when the connection is cut; a test that cuts it expects that. */
const OF_THE_NETWORK = /net::ERR_|WebSocket connection|Failed to load resource/;

/** A test with a server and people in front of it. */
export const test = plain.extend<Given, Shared>({
  server: [
    async ({}, use) => {
      const server = await GameServer.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  complaints: [
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, "what the pages complained of").toEqual([]);
    },
    { auto: true },
  ],

  frames: [
    async ({}, use, info) => {
      const frames: string[] = [];
      await use(frames);
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath("frames.txt");
        writeFileSync(path, frames.join("\n"));
        await info.attach("frames", { path, contentType: "text/plain" });
      }
    },
    { auto: true },
  ],

  newcomer: [false, { option: true }],

  context: async ({ context, complaints, frames, newcomer }, use) => {
    if (!newcomer) await remember(context);
    listen(context, complaints);
    record(context, frames);
    await use(context);
  },

  person: async ({ browser, server, complaints, frames, contextOptions, newcomer }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        locale: "en-GB",
        baseURL: server.url,
        ...contextOptions,
        ...options,
      });
      contexts.push(context);
      if (!newcomer) await remember(context);
      listen(context, complaints);
      record(context, frames);
      const page = await context.newPage();
      return { page, context, heard: overhear(page) };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Keeps what the page hears over its sockets. */
export function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(payload.toString()));
  });
  return heard;
}

/** Has a browser remember what its person has finished. */
async function remember(context: BrowserContext): Promise<void> {
  await context.addInitScript((games) => {
    // An empty page remembers nothing.
    if (location.protocol === "http:") localStorage.setItem("oenach.finished", games);
  }, FINISHED);
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!OF_THE_NETWORK.test(message.text())) complaints.push(message.text());
  });
}

function record(context: BrowserContext, frames: string[]): void {
  context.on("requestfailed", (request) => {
    frames.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) frames.push(`${response.status()}: ${response.url()}`);
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => frames.push(`> ${payload}`));
      socket.on("framereceived", ({ payload }) => frames.push(`< ${payload}`));
    }),
  );
}
