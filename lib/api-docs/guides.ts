import { readFileSync } from "node:fs";
import path from "node:path";
import { links } from "@/lib/links";

const GUIDE_SLUGS = [
  "quick-start",
  "authentication",
  "errors",
  "pagination",
  "idempotency",
  "rate-limits",
  "concurrency",
  "time-outs",
  "versioning",
  "mcp",
] as const;
type GuideSlug = (typeof GUIDE_SLUGS)[number];

export type Guide = {
  slug: GuideSlug;
  title: string;
  summary: string;
  rules: string;
  /** `completeGuide` replaces `{{name}}` with generated text. */
  body: string;
};

const FOLDER = path.join(/*turbopackIgnore: true*/ process.cwd(), "lib/api-docs/guides");
const PARTS = /^# (?<title>.+)\n\n> (?<summary>.+)\n\n(?<rules>- [\s\S]+?)\n\n(?<body>## [\s\S]+)$/;

function readGuide(slug: GuideSlug): Guide {
  const parts = PARTS.exec(readFileSync(path.join(FOLDER, `${slug}.md`), "utf8"))?.groups;
  const { title, summary, rules, body } = parts ?? {};
  if (!title || !summary || !rules || !body) {
    throw new Error(`The guide ${slug} needs a title, a summary, a list of rules and sections.`);
  }
  return { slug, title, summary, rules, body };
}

let guides: Guide[] | undefined;

export function listGuides(): readonly Guide[] {
  guides ??= GUIDE_SLUGS.map(readGuide);
  return guides;
}

export const writeOpenApiIntroduction = (): string =>
  listGuides()
    .map(
      ({ slug, title, rules }) =>
        `## ${title}\n\n${rules}\n\n[Guide with examples](${links.guide(slug)})`,
    )
    .join("\n\n");
