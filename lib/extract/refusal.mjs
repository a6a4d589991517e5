/** `reason` is a key in `refusals.ts`, and `found` the number for its message. */
export class Refusal extends Error {
  constructor(reason, found) {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}
