import { api } from "./client";

/** Whoever sits at this device, as the server knows them. */
class Myself {
  name: string | null = $state(null);

  /** Asks the server who one is; somebody new gets a name and a cookie. */
  async greet(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const me = new Myself();
