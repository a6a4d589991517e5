import { expect, test } from "vitest";
import { checkActionBody } from "@/lib/http/action-body";

const LIMITS = { bytes: 1_000_000, parts: 20, values: 1_000 };

async function check(sent: string | FormData) {
  const { headers, body } = new Response(sent);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  checkActionBody(bytes, headers.get("content-type") ?? "", LIMITS);
}

function makeForm(parts: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

const deep = "[".repeat(50_000) + "]".repeat(50_000);
const refer = (count: number) => JSON.stringify(Array.from({ length: count }, () => "$1"));

test.each([
  ["arguments of a script", JSON.stringify(["id", { data: [1, 2] }])],
  [
    "a form of a script",
    makeForm([
      ["_1_text", deep],
      ["0", '["id",{},"$K1"]'],
    ]),
  ],
  [
    "a form without scripts",
    makeForm([
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", '{"id":"a"}'],
      ["text", deep],
    ]),
  ],
])("server actions: %s may have any text in its fields", async (_, sent) => {
  await expect(check(sent)).resolves.toBeUndefined();
});

test.each([
  ["nested arrays", deep],
  [
    "nested arrays in a part",
    makeForm([
      ["1", deep],
      ["0", '["$1"]'],
    ]),
  ],
  ["nested arrays in a part of a form without scripts", makeForm([["$ACTION_1:0", deep]])],
  ["endless references", refer(1_001)],
  [
    "endless references in several parts",
    makeForm([
      ["1", refer(600)],
      ["2", refer(600)],
    ]),
  ],
  ["endless parts", makeForm(Array.from({ length: 21 }, (_, n) => [`_1_${n}`, ""]))],
  ["a text that is not JSON", "a secret text"],
])("server actions: %s are refused, in words that quote nothing", async (_, sent) => {
  await expect(check(sent)).rejects.toMatchObject({
    status: 400,
    message: "This form is malformed or too large. Reload the page, then try again.",
  });
});
