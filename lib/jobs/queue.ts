import type * as z from "zod";

/** A kind of work that is done after the answer and must not be lost. Its payload is kept sealed, as JSON. */
export type Queue<Payload> = { name: string; payload: z.ZodType<Payload> };

/** What a job is told of itself. */
export type Doing = {
  /** The same at every try, so that what is done twice can be recognized as one. */
  id: string;
  /** Aborts when it takes too long, or the process ends. What goes on after that may be done twice at once. */
  signal: AbortSignal;
};

/** What the jobs of a queue do, outside of any transaction; `isOn` is false where they wait for a setting. */
export type Work = {
  queue: string;
  isOn(): boolean;
  run(payload: unknown, doing: Doing): Promise<void>;
};

/** An entry of the table of what jobs do. What `run` throws is tried again later, see `JobFailure`. */
export const work = <Payload>(
  queue: Queue<Payload>,
  run: (payload: Payload, doing: Doing) => Promise<void>,
  isOn: () => boolean = () => true,
): Work => ({
  queue: queue.name,
  isOn,
  run: async (payload, doing) => run(queue.payload.parse(payload), doing),
});

/** Why a job failed, in a sentence for the log; `detail` is kept with the job alone. A final one is not tried again. */
export class JobFailure extends Error {
  readonly isFinal: boolean;
  readonly detail: string;

  constructor(message: string, { isFinal = false, detail = "" } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.detail = detail;
  }
}
