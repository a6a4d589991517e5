import { expect, test } from "vitest";
import { writeGapLine } from "@/lib/ai/grounding/gap-line";
import { readInThread } from "@/lib/extract/extract-text";
import { LIMITS } from "@/lib/extract/limits";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { openDocument } from "@/tests/support/open-document";
import { api } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";
import { listElements } from "@/tests/unit/markdown/html-tree";
import { VECTORS } from "@/tests/unit/markdown/vectors";

freshDatabase();

async function open(content_markdown: string, title = "Planner PRD") {
  const { client, document, ...workspace } = await openDocument({ content_markdown, title });
  const save = (format: string) => client.file(`/documents/${document.id}/export`, { format });
  return { workspace, client, document, save };
}

test.each(["", "\uFEFFa\r\nb\r", "no end\t ", "🚀 \u2028\n\n"])(
  "document export: md of %j is its bytes",
  async (text) => {
    const { client, document, save } = await open(text);
    const { headers, bytes } = await save("md");
    expect(bytes.equals(Buffer.from(text))).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Planner PRD.md"; filename*=UTF-8''Planner%20PRD.md`,
      "x-content-type-options": "nosniff",
      "x-ratelimit-bucket": "crud",
      etag: (await client.call("GET", `/documents/${document.id}`)).headers.get("etag"),
    });
  },
);

test.each([
  [
    'Plän "50%"; 一',
    `filename="Pl_n -50_-; _.md"; filename*=UTF-8''Pl%C3%A4n%20-50%25-%3B%20%E4%B8%80.md`,
  ],
  ["../../etc/passwd", `filename="etc-passwd.md"; filename*=UTF-8''etc-passwd.md`],
  ["...", `filename="document.md"; filename*=UTF-8''document.md`],
  ["x".repeat(200), `filename="${"x".repeat(80)}.md"`],
])(
  "document export: a document called %j is saved under a name that is fit for a file",
  async (title, name) => {
    const { save } = await open("text", title);
    expect((await save("md")).headers.get("content-disposition")).toContain(`attachment; ${name}`);
  },
);

test("document export: another format is 400, an unknown document 404, and a key that only reads may export", async () => {
  const { workspace, client, document } = await open("text");
  const path = `/documents/${document.id}/export`;
  for (const format of ["pdf", "MD", ""]) {
    const reply = await client.call("GET", path, { query: { format } });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "format" }] } });
  }
  expect(await client.call("GET", `/documents/${ABSENT_ID}/export`)).toMatchObject({ status: 404 });
  const reading = api((await makeKey(workspace, { scope: "read_only" })).key);
  expect((await reading.file(path)).bytes.toString()).toBe("text");
});

test("document export: html is one page that loads and runs nothing", async () => {
  const text = `# Plan <b>\n\n| A |\n|:-:|\n| 1 |\n\n![A map](https://maps.example/x.png)\n\n- [x] done\n\n${VECTORS.join("\n\n")}`;
  const { save } = await open(text, 'Plan "<script>"');
  const { headers, bytes } = await save("html");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = bytes.toString();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain("<h1>Plan &quot;&lt;script&gt;&quot;</h1>");
  expect(html).toContain("default-src 'none'");
  expect(html).toContain('<a href="https://maps.example/x.png"');
  const elements = listElements(html.slice(html.indexOf("<body>")));
  const loads = ["script", "style", "link", "img", "iframe", "object", "embed", "form", "button"];
  expect(elements.filter(({ name }) => loads.includes(name))).toEqual([]);
  const active = elements.flatMap(({ properties }) =>
    Object.keys(properties).filter((name) => /^on|^src$|^style$|^background$/i.test(name)),
  );
  expect(active).toEqual([]);
});

test("document export: docx is a Word file whose text is the document's", async () => {
  const { save, client, document } = await open("## Goal\n\n- one\n- two\n", "Plän");
  const { headers, bytes } = await save("docx");
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "content-disposition": `attachment; filename="Pl_n.docx"; filename*=UTF-8''Pl%C3%A4n.docx`,
    etag: (await client.call("GET", `/documents/${document.id}`)).headers.get("etag"),
  });
  const text = await readInThread("docx", new Uint8Array(bytes), LIMITS, {});
  expect(text).toMatch(/Plän\s+## Goal\s+- one\s+- two/);
});

test("document export: a section that holds only a draft's note that it is empty is in md alone", async () => {
  const text = `Plan.\n\n## Warning signs\n\n${writeGapLine(undefined, true, [], "en")}\n\n## Dates\n\nIn May.\n`;
  const { save } = await open(text);
  expect((await save("md")).bytes.toString()).toBe(text);
  const html = (await save("html")).bytes.toString();
  const word = await readInThread("docx", new Uint8Array((await save("docx")).bytes), LIMITS, {});
  for (const exported of [html, word]) {
    expect(exported).toContain("In May.");
    expect(exported).not.toMatch(/Warning signs|No evidence/);
  }
});

test("document export: a long text of one letter a line is exported too", {
  timeout: 120_000,
}, async () => {
  const { save } = await open("a\n".repeat(100_000));
  for (const format of ["html", "docx"]) {
    expect((await save(format)).bytes.length).toBeGreaterThan(1000);
  }
});

test("document export: links of an html page lead to web addresses, mailboxes and its own headings only", async () => {
  const kept = [
    "https://a.example/x?b=1&c",
    "http://a.example",
    "mailto:ada@example.com",
    "#user-content-goal",
  ];
  const { save } = await open(`# Goal

[a](https://a.example/x?b=1&c) [b](http://a.example) [c](mailto:ada@example.com) [d](#goal)

[e](//evil.example/x) [f](../../x.exe) [g](/w/x) [h](x.html) [i](<\\\\evil\\y>) [j](https:/evil)

[k](//evil.example "<a href= > id=") <a title=" href=" id="x" href="//evil.example">l</a> \`<a href="/w/y">\`

<b title="<a x"><a title=">" href="//evil.example">m</a></b> <a href="\\\\evil3\\y">n</a>`);
  const html = (await save("html")).bytes.toString();
  const addresses = listElements(html).flatMap(({ properties: { href } }) => href ?? []);
  expect(addresses).toEqual(kept);
  expect(html).toContain('href="/w/y"'); // in the code
});
