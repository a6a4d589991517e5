import type * as z from "zod";

export type Queue<Payload> = { name: string; payload: z.ZodType<Payload> };

export type JobContext = {
  /** The same at every attempt, so that repeated work can be recognized. */
  id: string;
  /** Aborts at the time limit and when the process ends. Work that ignores it may run twice at the same time. */
  signal: AbortSignal;
};

export type Work = {
  queue: string;
  isOn(): boolean;
  run(payload: unknown, doing: JobContext): Promise<void>;
};

export const defineWork = <Payload>(
  queue: Queue<Payload>,
  run: (payload: Payload, doing: JobContext) => Promise<void>,
  isOn: () => boolean = () => true,
): Work => ({
  queue: queue.name,
  isOn,
  run: async (payload, doing) => run(queue.payload.parse(payload), doing),
});

export class JobFailure extends Error {
  readonly isFinal: boolean;
  readonly detail: string;

  constructor(message: string, { isFinal = false, detail = "" } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.detail = detail;
  }
}
