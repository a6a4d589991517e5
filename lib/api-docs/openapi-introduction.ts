import { links } from "@/lib/links";
import { listGuides } from "./guides";

export const writeOpenApiIntroduction = (): string =>
  listGuides()
    .map(
      ({ slug, title, rules }) =>
        `## ${title}\n\n${rules}\n\n[Guide with examples](${links.guide(slug)})`,
    )
    .join("\n\n");
