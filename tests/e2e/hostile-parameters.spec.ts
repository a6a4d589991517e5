import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";

/** Values that no parameter should hold, encoded for an address. */
const VALUES = {
  NUL: "%00",
  "half a character": "%ED%A0%80",
  "a broken escape": "%E0%A4%A",
  "10,000 letters": "x".repeat(10_000),
  "another type": "%5B%7B%22a%22:1%7D%5D",
  "a huge number": "9".repeat(400),
  "a negative number": "-1",
  dots: "..%2F..%2F..%2Fetc%2Fpasswd",
};
/** Every name that a page or a route reads from its query. */
const NAMES =
  "add again archived changes deleted documents edit error filename from goal_type goals ids initiative items key label next offset origin actor part password q set since status token to tool type upload uploads v versions view".split(
    " ",
  );

/** The paths of all pages and of the routes outside the API, from the folders of `app`. */
const PATHS = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !/^api\//.test(file))
  .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, "")}`.replace(/\/\([^)]*\)/g, ""))
  .sort();

let page: Page;
let real: Record<string, string>;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await openAccount(page, person("Nadia"));
  const workspace = await makeWorkspace(page, "Odd addresses");
  const ids = await fillWithSample(page.request, await mintKey(page, workspace, "Sweep"));
  real = { ...ids, workspace };
});

test.afterAll(closePages);

const OF_PATH: Record<string, string> = {
  "context-items": "contextItem",
  documents: "document",
  goals: "goal",
  initiatives: "initiative",
};

/** A path with real ids in place of its parameters, but for one. */
function fill(path: string, odd?: { name: string; value: string }): string {
  const parts = path.split("/");
  return parts
    .map((part, index) => {
      const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(part)?.[1];
      if (!name) return part;
      if (name === odd?.name) return odd.value;
      if (name === "workspace") return real.workspace;
      return name === "version" ? "1" : (real[OF_PATH[parts[index - 1] ?? ""] ?? ""] ?? "none");
    })
    .join("/");
}

/** An endless stream, so there is no whole text to wait for. */
const EVENTS = "text/event-stream";

async function readStatus(address: string) {
  const cookies = await page.context().cookies();
  const response = await fetch(new URL(address, page.url()), {
    redirect: "manual",
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
  });
  if (response.headers.get("content-type") === EVENTS) {
    await response.body?.cancel();
    return response.status;
  }
  const body = await response.text();
  // A page that fails once it has begun to stream contains this text.
  return body.includes("Something went wrong") ? 500 : response.status;
}

test("hostile parameters: the sweep sees the pages", () => {
  expect(PATHS).toContain("/w/[workspace]/settings/activity");
  expect(PATHS.length).toBeGreaterThan(30);
});

for (const [what, value] of Object.entries(VALUES)) {
  test(`hostile parameters: no page and no route answers ${what} with a 500`, async () => {
    test.setTimeout(180_000);
    const failures: string[] = [];
    for (const path of PATHS) {
      const query = NAMES.map((name) => `${name}=${value.slice(0, 400)}`).join("&");
      const addresses = [`${fill(path)}?${query}`];
      const names = path.match(/\[(?:\.\.\.)?\w+\]/g) ?? [];
      for (const name of names)
        addresses.push(fill(path, { name: name.replace(/\W/g, ""), value }));
      for (const address of addresses) {
        const status = await readStatus(address);
        if (status >= 500) failures.push(`${status} ${path} ${address.slice(0, 120)}`);
      }
    }
    expect(failures).toEqual([]);
  });
}
