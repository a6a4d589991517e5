import { expect, test } from "vitest";
import { openApi } from "@/app/api/v1/catalogue";

test("OpenAPI: it is as it was agreed: every change of the contract shows here", async () => {
  const text = layOut(JSON.parse(JSON.stringify(openApi())));
  await expect(`${text}\n`).toMatchFileSnapshot("../golden/openapi.txt");
});

/** Writes JSON with short parts on one line, so that people can read the snapshot. */
function layOut(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (indent.length + line.length <= 150 || typeof value !== "object" || !value) return line;
  const inside = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Object.entries(value).map(([name, part]) => {
    const label = Array.isArray(value) ? "" : `${JSON.stringify(name)}: `;
    return `${inside}${label}${layOut(part, inside)}`;
  });
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
