import { CLOSE_CODES } from "../../wire/types";

/** The part of a WebSocket that a connection needs. */
export type Socket = Pick<
  WebSocket,
  "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror"
>;

export type Dial = (address: string) => Socket;

type CloseCode = keyof typeof CLOSE_CODES;

/** After these there is nothing to come back to, or not before somebody has mended it. */
const GIVEN_UP = { 4404: "gone", 4409: "damaged", 4410: "uninstalled" } as const;

type GivenUp = (typeof GIVEN_UP)[keyof typeof GIVEN_UP];

/** Whether the connection stands, is being made, waits for the next try, or is given up for good. */
export type ConnectionState = "connecting" | "open" | "waiting" | GivenUp;

export function isGivenUp(state: ConnectionState): state is GivenUp {
  return Object.values<string>(GIVEN_UP).includes(state);
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
/** Silence after which the server is asked whether it is still there, and how long it may take. */
const SILENCE = 20_000;
const PATIENCE = 6_000;

interface Wishes {
  /** Asked anew for every try, because what is known by then grows. */
  readonly address: () => string;
  readonly hear: (text: string) => void;
  readonly changed: (state: ConnectionState) => void;
  /** Asks whether the other side is there; any message is an answer. */
  readonly ask: () => void;
  /** Has oneself be known to the server again, after it did not know the cookie. */
  readonly introduce: () => Promise<unknown>;
  readonly dial?: Dial;
}

/** A WebSocket that comes back by itself, a little later after each failure. */
export class Connection {
  readonly #wishes: Wishes;
  readonly #dial: Dial;
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #state: ConnectionState = "waiting";

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#dial = wishes.dial ?? ((address) => new WebSocket(address));
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connects, at once. */
  connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become("connecting");
    const socket = this.#dial(this.#wishes.address());
    this.#socket = socket;
    socket.onopen = () => this.#become("open");
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#listen();
      this.#wishes.hear(String(data));
    };
    socket.onclose = ({ code }) => this.#lost(code as CloseCode);
    this.#expect();
  }

  /** Whether the text went out; it may still be lost on the way, which silence tells soon. */
  send(text: string): boolean {
    if (this.#state !== "open") return false;
    this.#socket?.send(text);
    this.#listen(PATIENCE);
    return true;
  }

  /** Something happened that makes a try worth while now: the network or the reader is back. */
  wake(): void {
    if (this.#state === "waiting") this.connect();
    else if (this.#state === "open") this.#probe();
  }

  /** Ends the connection for good. */
  end(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become("gone");
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #lost(code: CloseCode): void {
    this.#drop();
    if (code === 4404 || code === 4409 || code === 4410) {
      this.#become(GIVEN_UP[code]);
      return;
    }
    this.#become("waiting");
    const again = (): void => {
      // While one was introduced, the connection may have been made anew or ended.
      if (this.#state !== "waiting") return;
      this.#retry = setTimeout(() => this.connect(), this.#delay(code));
    };
    const introduced = (): unknown => this.#wishes.introduce().then(again, again);
    if (code === 4401) introduced();
    // If it was signed out from this browser, the new cookie comes at about the same time.
    else if (code === 4403) this.#retry = setTimeout(introduced, this.#delay(code));
    else again();
  }

  #delay(code: CloseCode): number {
    if (code === 4408) return 0;
    const steady =
      code === 4429 ? LONGEST_DELAY : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures);
    this.#failures += 1;
    // Everybody comes back after a restart, but not in the same moment.
    return steady * (0.5 + Math.random() * (code === 4429 ? 1.5 : 0.5));
  }

  #listen(silence = SILENCE): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#probe(), silence);
  }

  #probe(): void {
    this.#wishes.ask();
    this.#expect();
  }

  /** A connection on which nothing is heard for so long is broken, whatever the browser believes. */
  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(1001), PATIENCE);
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#wishes.changed(state);
  }
}
