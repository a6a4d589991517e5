import { links } from "@/lib/links";
import { completeGuide } from "./complete-guide";
import { listGuides } from "./guides";

const HEAD = `# Groundwork

> A planning workspace that people, scripts and AI assistants share: initiatives contain documents, context items and goals. The same data and the same API key serve the web app, a REST API and an MCP server.`;

const RESOURCES = `## REST

- [OpenAPI 3.1 document](/openapi.json): every path, schema and error, without authentication
- [API reference](${links.apiReference}): the same, to read in a browser
- [Who am I](/api/v1/me): verifies a key and shows its workspace and quota

## MCP

- [Server and manifest](/api/mcp): Streamable HTTP by POST; a plain GET returns the default tools with their schemas, without authentication

## Optional

- [All guides in one file](/llms-full.txt): the same as the pages, with every example
- [Ready](/api/health/ready): 200 while the service can answer, 503 while it cannot
- [Live](/api/health/live): 200 while the process runs`;

export function writeLlms(): string {
  const guides = listGuides();
  const rules = guides.map(({ title, rules }) => `${title}:\n\n${rules}`);
  const list = guides.map(
    ({ slug, title, summary }) => `- [${title}](${links.guide(slug)}): ${summary}`,
  );
  const intro =
    "Addresses here are relative to the host that served this file. A person creates the API key in the app, under Settings, API keys.";
  return `${[HEAD, intro, ...rules, `## Guides\n\n${list.join("\n")}`, RESOURCES].join("\n\n")}\n`;
}

export function writeFullLlms(appUrl: string): string {
  const guides = listGuides().map((guide) => {
    const { title, summary, rules } = guide;
    return `# ${title}\n\n> ${summary}\n\n${rules}\n\n${completeGuide(guide, appUrl)}`;
  });
  return `${guides.join("\n\n").trimEnd()}\n`;
}
