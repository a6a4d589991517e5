/** What a file is refused for: a reason of `refusals.ts`, and what was counted if it is a number. */
export class Refusal extends Error {
  constructor(reason, found) {
    super(reason);
    this.reason = reason;
    this.found = found;
  }
}
