import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { readSentFile, SentFile } from "@/lib/http/sent-file";
import { BOUNDARY, fileHead, rawForm } from "@/tests/support/forms";

const MIB = 1024 * 1024;

function request(body: BodyInit, boundary = BOUNDARY) {
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://localhost", init);
}

const filled = (unit: string) => Buffer.alloc(MAX_FILE_BYTES, unit);
const around = (content: Buffer, boundary = BOUNDARY) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\n${fileHead()}\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const long = "a".repeat(70);

test.each<[string, Buffer, string?]>([
  ["a file that is all but its boundary", around(filled(`\r\n--${long.slice(1)}b`), long), long],
  ["a file of line ends", around(filled("\r"))],
  ["a file and a boundary of dashes", around(filled("-"), "-".repeat(70)), "-".repeat(70)],
  ["parts without end", filled(`--${BOUNDARY}\r\n${fileHead()}\r\n\r\n\r\n`)],
  ["a head without end", Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nX: `), filled("x")])],
  ["heads without end", Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n`), filled("X: y\r\n")])],
  ["a preamble without end", filled(`--${BOUNDARY.slice(1)}\r\n`)],
  ["an epilogue without end", Buffer.concat([around(Buffer.from("x")), filled("x")])],
  [
    "a name of backslashes that nothing ends",
    Buffer.from(rawForm([fileHead(`; filename="${"\\".repeat(8_000)}`), "x"])),
  ],
  [
    "a disposition of spaces and semicolons",
    Buffer.from(rawForm([fileHead("; ".repeat(4_000)), "x"])),
  ],
])(
  "sent file: %s is read or refused within the time limit of a test",
  async (_, body, boundary) => {
    const outcome = await readSentFile(request(new Uint8Array(body), boundary)).catch((e) => e);
    if (outcome instanceof SentFile) return;
    expect(outcome).toBeInstanceOf(ApiError);
    expect([400, 413]).toContain(outcome.status);
  },
);

test("sent file: a stream that never ends is left soon after the limit", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    start: (controller) =>
      controller.enqueue(Buffer.from(`--${BOUNDARY}\r\n${fileHead()}\r\n\r\n`)),
    pull(controller) {
      sent += MIB;
      controller.enqueue(new Uint8Array(MIB));
    },
  });
  await expect(readSentFile(request(endless))).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(14 * MIB);
});

test("sent file: a stream that breaks off is refused in words", async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new Error("ECONNRESET")),
  });
  await expect(readSentFile(request(broken))).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    message: expect.stringContaining("Send it again"),
  });
});

test("sent file: a modified form gives a file or a refusal, never another error", async () => {
  const good = Buffer.from(rawForm([fileHead(), "Notes"]));
  const change = fc.tuple(fc.nat(good.length), fc.nat(12), fc.uint8Array({ maxLength: 12 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
      let body = good;
      for (const [at, length, bytes] of changes) {
        body = Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + length)]);
      }
      const outcome = await readSentFile(request(new Uint8Array(body))).catch((error) => error);
      const isFile = outcome instanceof SentFile;
      if (isFile) expect(outcome.filename).not.toMatch(/[/\\\p{Cc}]/u);
      else expect(outcome).toBeInstanceOf(ApiError);
    }),
    { numRuns: 2_000 },
  );
});

test("sent file: JSON has a hash in place of the bytes", () => {
  const text = JSON.stringify({ file: new SentFile("a.md", Buffer.alloc(MAX_FILE_BYTES)) });
  expect(text.length).toBeLessThan(200);
  expect(text).not.toBe(JSON.stringify({ file: new SentFile("a.md", Buffer.alloc(1)) }));
});
