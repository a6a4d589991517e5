import { expect, test } from "vitest";
import { checkActionBody } from "@/server/action-body";

const LIMITS = { parts: 20, values: 1_000 };

async function check(sent: string | FormData) {
  const { headers, body } = new Response(sent);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const isCall = !(
    sent instanceof FormData && [...sent.keys()].some((name) => name.startsWith("$"))
  );
  checkActionBody(bytes, headers.get("content-type") ?? "", { ...LIMITS, isCall });
}

function makeForm(parts: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

const deep = "[".repeat(50_000) + "]".repeat(50_000);
const refer = (count: number) => JSON.stringify(Array.from({ length: count }, () => "$1"));

test.each([
  ["arguments of a script", JSON.stringify(["id", { data: [1, 2], quote: '["$n' }])],
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
  ["a big integer that is none", '["$nConnectionClosed"]'],
  ["a big integer in other letters", '{"a":"\\u0024n1"}'],
])("server actions: %s are refused, in words that quote nothing", async (_, sent) => {
  await expect(check(sent)).rejects.toMatchObject({
    status: 400,
    message: "This form is malformed or too large. Reload the page, then try again.",
  });
});

const send = (contentType: string, body: string) => () =>
  checkActionBody(Buffer.from(body), contentType, { ...LIMITS, isCall: true });
const part = (head: string, text: string) => `--B\r\n${head}\r\n\r\n${text}\r\n--B--\r\n`;
const TYPE = "multipart/form-data; boundary=B";

test.each([
  [
    "another boundary first",
    `multipart/form-data; xboundary=A; boundary=B`,
    'Content-Disposition: form-data; name="0"',
  ],
  ["an empty file name", TYPE, 'Content-Disposition: form-data; name="0"; filename=""'],
  ["a parameter in capitals", TYPE, 'Content-Disposition: form-data; NAME="0"'],
  [
    "a character set",
    TYPE,
    'Content-Disposition: form-data; name="_0"\r\nContent-Type: text/plain; charset=utf-16le',
  ],
  ["two parameters of one name", TYPE, 'Content-Disposition: form-data; name="_a"; name="0"'],
])("server actions: a form with %s is refused, as no browser sends it", (_, type, head) => {
  expect(send(type, part(head, deep))).toThrow(/malformed/);
});

test.each(["S0", "0x0", "0.0", " 0", "$ACTION_1:-1"])(
  "server actions: a part named %j is bounded, since React may read it as a number",
  (name) => {
    const head = `Content-Disposition: form-data; name="${name}"`;
    expect(send(TYPE, part(head, deep))).toThrow(/malformed/);
    expect(send(TYPE, part(head, "[1]"))).not.toThrow();
  },
);

test.each([
  ["a picture", 'name="_1_picture"; filename="a.png"\r\nContent-Type: image/png'],
  ["no file", 'name="_1_picture"; filename=""\r\nContent-Type: application/octet-stream'],
])("server actions: a form may bring %s", (_, head) => {
  expect(send(TYPE, part(`Content-Disposition: form-data; ${head}`, deep))).not.toThrow();
});

test.each([
  ["without an end", `--B\r\nContent-Disposition: form-data; name="_a"\r\n\r\nx`],
  ["with a text before it", `x\r\n${part('Content-Disposition: form-data; name="_a"', "x")}`],
  ["with a text after it", `${part('Content-Disposition: form-data; name="_a"', "x")}x`],
])("server actions: a form %s is refused", (_, body) => {
  expect(send(TYPE, body)).toThrow(/malformed/);
});
