import { links } from "@/lib/links";
import { listGuides } from "./guides";

/** Writes OpenAPI's `info.description`: the rules of each guide in short, with links. */
export const writeOpenApiIntroduction = (): string =>
  listGuides()
    .map(
      ({ slug, title, rules }) =>
        `## ${title}\n\n${rules}\n\n[Guide with examples](${links.guide(slug)})`,
    )
    .join("\n\n");
