import { overloaded } from "@/lib/errors";

/** What one network, and one session, may hold of all bytes. */
const NETWORK_SHARE = 1 / 4;
const SESSION_SHARE = 1 / 8;

/** A body that is being read, with its bytes until now; `refuse` has to remove it. */
export type HeldBody = {
  network: string;
  session: string | undefined;
  bytes: number;
  refuse: (error: Error) => void;
};

/** Bounds the bodies that are read before anybody is identified: whoever holds too much is refused, not others. */
export class HeldBytes {
  #bytes = 0;
  readonly #holders = new Map<string, number>();
  /** The oldest first. */
  readonly #bodies = new Set<HeldBody>();

  constructor(private readonly max: number) {}

  /** Refuses this body beyond a share, and the oldest ones while all together hold too much. */
  add(body: HeldBody, bytes: number) {
    this.#bodies.add(body);
    this.#count(body, bytes);
    if (this.#isBeyondShare(body)) body.refuse(busy());
    for (const oldest of this.#bodies) {
      if (this.#bytes <= this.max) return;
      oldest.refuse(busy());
    }
  }

  remove(body: HeldBody) {
    if (this.#bodies.delete(body)) this.#count(body, -body.bytes);
  }

  #isBeyondShare({ network, session }: HeldBody): boolean {
    if (this.#read(network) > this.max * NETWORK_SHARE) return true;
    return session !== undefined && this.#read(session) > this.max * SESSION_SHARE;
  }

  #read = (holder: string) => this.#holders.get(holder) ?? 0;

  #count(body: HeldBody, bytes: number) {
    body.bytes += bytes;
    this.#bytes += bytes;
    for (const holder of [body.network, body.session]) {
      if (holder === undefined) continue;
      const held = this.#read(holder) + bytes;
      if (held > 0) this.#holders.set(holder, held);
      else this.#holders.delete(holder);
    }
  }
}

const busy = () => overloaded("Many forms are being sent at the moment. Send this one again.", 5);
