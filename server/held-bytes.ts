import { overloaded } from "@/lib/errors";

/** Shares of all bytes that one network and one session may use. */
const NETWORK_SHARE = 1 / 4;
const SESSION_SHARE = 1 / 8;

/** A body that is being read, with its bytes until now; `refuse` has to remove it. */
type HeldBody = {
  network: string;
  session: string | undefined;
  bytes: number;
  refuse: (error: Error) => void;
};

/** Bounds the bodies that are read before anybody is identified: networks and sessions that hold too much are refused, not others. */
export class HeldBytes {
  #bytes = 0;
  readonly #holders = new Map<string, number>();
  /** The oldest first. */
  readonly #bodies = new Set<HeldBody>();

  constructor(private readonly max: number) {}

  /** Refuses the oldest bodies of whoever is beyond a share, since stalled ones are older, and of all if they hold too much together. */
  add(body: HeldBody, bytes: number) {
    this.#bodies.add(body);
    this.#count(body, bytes);
    const { network, session } = body;
    const isBeyond = (holder: string | undefined, share: number) =>
      holder !== undefined && this.#read(holder) > this.max * share;
    this.#refuseOldest(
      () => isBeyond(session, SESSION_SHARE),
      (other) => other.session === session,
    );
    this.#refuseOldest(
      () => isBeyond(network, NETWORK_SHARE),
      (other) => other.network === network,
    );
    this.#refuseOldest(
      () => this.#bytes > this.max,
      () => true,
    );
  }

  #refuseOldest(isTooMuch: () => boolean, isOf: (body: HeldBody) => boolean) {
    if (!isTooMuch()) return;
    for (const body of this.#bodies) {
      if (isOf(body)) body.refuse(busy());
      if (!isTooMuch()) return;
    }
  }

  remove(body: HeldBody) {
    if (this.#bodies.delete(body)) this.#count(body, -body.bytes);
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
