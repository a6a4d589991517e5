import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { freshDatabase } from "@/tests/support/database";
import { FORM_TYPE, fileForm, fileHead, makeForm, rawForm } from "@/tests/support/forms";
import type { Call } from "@/tests/support/request";
import { ABSENT_ID, MALFORMED_IDS } from "@/tests/support/samples";
import { NOTES, openUploads } from "@/tests/support/uploads";

freshDatabase();

describe("upload forms: a refused form leaves nothing", () => {
  const big = new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61);
  const cut = rawForm([fileHead(), NOTES]).slice(0, -4);
  const latin = Buffer.from(rawForm([fileHead('; filename="Pl\u00e4n.md"'), NOTES]), "latin1");
  const raw = (text: string) => ({ raw: text, headers: FORM_TYPE });
  const typed = (type: string) => ({
    raw: rawForm([fileHead(), NOTES]),
    headers: { "Content-Type": type },
  });
  const cases: Record<string, [status: number, code: string, () => Promise<Call> | Call]> = {
    "a file over 10 MiB": [413, "PAYLOAD_TOO_LARGE", () => fileForm(big)],
    "20 MB": [413, "PAYLOAD_TOO_LARGE", () => fileForm(new Uint8Array(20_000_000))],
    "another kind": [415, "UNSUPPORTED_MEDIA_TYPE", () => fileForm("\x89PNG\r\n\x1a\n\0", "a.png")],
    "a name that lies": [415, "UNSUPPORTED_MEDIA_TYPE", () => fileForm("Notes", "a.pdf")],
    JSON: [415, "UNSUPPORTED_MEDIA_TYPE", () => ({ body: { file: NOTES } })],
    "the file itself": [415, "UNSUPPORTED_MEDIA_TYPE", () => typed("text/markdown")],
    "another form": [415, "UNSUPPORTED_MEDIA_TYPE", () => typed("multipart/mixed; boundary=x")],
    "no boundary": [400, "VALIDATION_ERROR", () => typed("multipart/form-data")],
    "an empty boundary": [400, "VALIDATION_ERROR", () => typed('multipart/form-data; boundary=""')],
    "a wrong boundary": [400, "VALIDATION_ERROR", () => typed("multipart/form-data; boundary=zz")],
    "a body without a form": [400, "VALIDATION_ERROR", () => raw(NOTES)],
    "no body": [400, "VALIDATION_ERROR", () => raw("")],
    "no part": [400, "VALIDATION_ERROR", () => raw(rawForm())],
    "a form that is cut off": [400, "VALIDATION_ERROR", () => raw(cut)],
    "a part by another name": [400, "VALIDATION_ERROR", () => makeForm(["upload", NOTES, "a.md"])],
    "two files": [
      400,
      "VALIDATION_ERROR",
      () => makeForm(["file", NOTES, "a.md"], ["file", "Other", "b.md"]),
    ],
    "a second part": [
      400,
      "VALIDATION_ERROR",
      () => makeForm(["file", NOTES, "a.md"], ["initiative_id", ABSENT_ID]),
    ],
    "a text and no file": [400, "VALIDATION_ERROR", () => makeForm(["file", NOTES])],
    "a part without a head": [400, "VALIDATION_ERROR", () => raw(rawForm(["X: y", NOTES]))],
    "a name that is not UTF-8": [
      400,
      "VALIDATION_ERROR",
      () => ({ raw: new Uint8Array(latin), headers: FORM_TYPE }),
    ],
    "no name": [400, "VALIDATION_ERROR", () => fileForm(NOTES, "")],
    "a name that is only a folder": [400, "VALIDATION_ERROR", () => fileForm(NOTES, "../..\\")],
    "a long name": [400, "VALIDATION_ERROR", () => fileForm(NOTES, `${"a".repeat(300)}.md`)],
    "an empty file": [400, "VALIDATION_ERROR", () => fileForm("")],
    "a text that is not UTF-8": [
      400,
      "VALIDATION_ERROR",
      () => fileForm(new Uint8Array(Buffer.from("Pl\u00e4ne", "latin1"))),
    ],
  };

  test.each(Object.entries(cases))("%s", async (_, [status, code, options]) => {
    const { client, send, list } = await openUploads();
    const form = await options();
    const reply = await send(form);
    expect(reply).toMatchObject({ status, body: { code } });
    const absent = await client.call("POST", `/initiatives/${ABSENT_ID}/uploads`, form);
    expect(absent.body).toMatchObject({ code, error: reply.body.error });
    expect(reply.body.error).toMatch(/\b(Send|Save|Choose|Split|Rename|Shorten|Give|Upload|Let)\b/);
    if (code === "VALIDATION_ERROR" && reply.body.details) {
      expect(reply.body.details.map(({ path }) => path)).toEqual(["file"]);
    }
    expect(Number(reply.headers.get("x-ratelimit-remaining"))).toBeLessThan(100); // it cost a call
    expect(await list({})).toEqual([]);
  });

  test("the same bytes twice in one initiative, even under another name", async () => {
    const { send, store, list } = await openUploads();
    const { id } = await store(NOTES, "first.md");
    for (const name of ["first.md", "second.txt"]) {
      const reply = await send(await fileForm(NOTES, name));
      expect(reply).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
      expect(reply.body.error).toContain("“first.md”");
    }
    expect((await list({})).map((each) => each.id)).toEqual([id]);
  });

  test("an initiative that is not there", async () => {
    const { client } = await openUploads();
    const ids = [ABSENT_ID, ...MALFORMED_IDS.map(encodeURIComponent)];
    for (const id of ids) {
      const reply = await client.call("POST", `/initiatives/${id}/uploads`, await fileForm(NOTES));
      expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
  });
});

test.each([
  ['; filename="../../etc/passwd.md"', "passwd.md"],
  ['; filename="C:\\\\notes\\plan.md"', "plan.md"],
  ['; filename="..\\..\\plan.md"', "plan.md"],
  ['; filename="a%0D%0Ab%22c%22 100%.md"', 'ab"c" 100%.md'],
  ['; filename="say \\"hi\\".md"', 'say "hi".md'],
  ['; filename="a\tb\x00c\x1f.md"', "abc.md"],
  ["; filename=plain.md", "plain.md"],
  [`; filename*=UTF-8''%e2%82%ac%20rates.md`, "€ rates.md"],
  [`; filename*=UTF-8''%ff.md; filename="kept.md"`, "kept.md"],
  ['; FileName="Plän 一.md"', "Plän 一.md"],
  ['; filename="a; name=b.md"', "a; name=b.md"],
])("upload forms: the name in %j is %j", async (parameters, filename) => {
  const { send } = await openUploads();
  const raw = rawForm([fileHead(parameters), NOTES]);
  const reply = await send({ raw, headers: FORM_TYPE });
  expect(reply).toMatchObject({ status: 200, body: { data: { filename } } });
});

test("upload forms: a form may have text before its parts' ends and behind them, in a body of any spelling", async () => {
  const { send } = await openUploads();
  const head = 'content-disposition:form-data;name="file";filename="a.md"';
  const raw = `${rawForm([head, "--groundwor\r\n--other--\r\n"])}epilogue`;
  const headers = { "Content-Type": 'Multipart/Form-Data;charset=utf-8; boundary="groundwork"' };
  const reply = await send({ raw, headers });
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { filename: "a.md", text: "--groundwor\n--other--\n" } },
  });
});

test("upload forms: the declared type is that of a text whose name has no extension", async () => {
  const { send } = await openUploads();
  const kinds = [
    ["README", "text/markdown", "text/markdown"],
    ["rows", "TEXT/CSV; charset=utf-8", "text/csv"],
    ["README", "application/pdf", "text/plain"],
    ["README", "application/octet-stream", "text/plain"],
    ["rows.csv", "text/markdown", "text/csv"],
  ];
  for (const [filename, type, stored] of kinds) {
    const head = `Content-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}`;
    const { body } = await send({
      raw: rawForm([head, `${filename},b\n${type}\n`]),
      headers: FORM_TYPE,
    });
    expect(body.data).toMatchObject({ filename, media_type: stored });
  }
});
