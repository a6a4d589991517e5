import { expect, test } from "vitest";
import { describeTracing } from "@/app/components/advice/describe-tracing";

test.each([
  [0, 0, undefined],
  [3, 0, "Every quotation and reference was found in the workspace"],
  [
    0,
    1,
    "1 quotation, reference or link left out: it was not found in the workspace, or leads elsewhere",
  ],
  [
    3,
    1200,
    "1,200 quotations, references or links left out: they were not found in the workspace, or lead elsewhere",
  ],
])(
  "traced text: %i quotations and sources, and %i left out, are described as %j",
  (traced, removed, text) => {
    expect(describeTracing(traced, removed)).toBe(text);
  },
);
