import { makeConverter } from "@/lib/editor/converter";
import type { Answer, Question } from "./conversion";

const converter = makeConverter();

// A worker, because reading 100 kB takes about a second, during which people continue typing.
self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  self.postMessage({ id: data.id, result: answer(data) } satisfies Answer);
});

function answer({ verb, value }: Question): unknown {
  switch (verb) {
    case "open":
      return converter.open(value);
    case "read":
      return converter.read(value);
    case "write":
      return converter.write(value);
    case "settle":
      return converter.settle(value);
  }
}
