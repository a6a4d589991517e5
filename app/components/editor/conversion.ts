import type { DocJson } from "@/lib/editor/converter";

export type Question = { id: number } & (
  | { verb: "open" | "read" | "settle"; value: string }
  | { verb: "write"; value: DocJson }
);
export type Answer = { id: number; result: unknown };

export type Conversion = {
  open(markdown: string): Promise<DocJson | undefined>;
  read(markdown: string): Promise<DocJson | undefined>;
  write(doc: DocJson): Promise<string | undefined>;
  settle(markdown: string): Promise<unknown>;
  close(): void;
};

export function startConversion(): Conversion {
  const worker = new Worker(new URL("./conversion.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.done(data.result);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(`The converter stopped: ${message}`));
    waiting.clear();
  });
  const ask = (verb: Question["verb"], value: unknown) =>
    new Promise<unknown>((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      worker.postMessage({ id: last, verb, value });
    });
  return {
    open: (markdown) => ask("open", markdown),
    read: (markdown) => ask("read", markdown),
    write: async (doc) => {
      const text = await ask("write", doc);
      return typeof text === "string" ? text : undefined;
    },
    settle: (markdown) => ask("settle", markdown),
    close() {
      worker.terminate();
      for (const { done } of waiting.values()) done(undefined);
      waiting.clear();
    },
  };
}
