import { MONTHLY_GENERATIONS } from "@/lib/access/plans";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { TIERS } from "@/lib/schemas/enums";
import { formatTable } from "@/lib/text/tables";
import { writeErrorCodeTable } from "./error-codes";
import type { Guide } from "./guides";
import { buildMcpUrl, listClients, PLACEHOLDER } from "./mcp-clients";

const EXAMPLE_URL = "https://groundwork.example";

const listByPlan = (count: (tier: (typeof TIERS)[number]) => number) =>
  TIERS.map((tier) => `${tier} ${count(tier).toLocaleString("en")}`).join(", ");

const writeRateLimits = () =>
  formatTable(
    ["`X-RateLimit-Bucket`", "Calls", "Requests a minute"],
    [
      ["`crud`", "all others over REST", String(getAccountRule("crud", "pro").limit)],
      ["`search`", "`GET /search`", String(getAccountRule("search", "pro").limit)],
      [
        "`ai`",
        "`POST /generate`, `POST /initiatives/{id}/classify`, every request over MCP",
        listByPlan((tier) => getAccountRule("ai", tier).limit),
      ],
    ],
  );

const writeQuotas = () =>
  formatTable(
    ["Plan", "Generations a month"],
    TIERS.map((tier) => [tier, MONTHLY_GENERATIONS[tier].toLocaleString("en")]),
  );

const writeMcpTools = () =>
  formatTable(
    ["Tool", "Set", "What it does"],
    TOOLS.map(({ name, toolset, description }) => [`\`${name}\``, toolset, description]),
  );

const writeMcpClients = (appUrl: string) =>
  listClients(buildMcpUrl(appUrl), PLACEHOLDER)
    .filter(({ id }) => id !== "curl") // has a section of its own, with an example that runs
    .map(({ title, steps, check }) => {
      const texts = steps.map(
        ({ about, name, code }) => `${about}\n\n\`\`\`text ${name}\n${code}\n\`\`\``,
      );
      return [`### ${title}`, ...texts, check].join("\n\n");
    })
    .join("\n\n");

const TEXTS: Record<string, (appUrl: string) => string> = {
  error_codes: writeErrorCodeTable,
  rate_limits: writeRateLimits,
  quotas: writeQuotas,
  mcp_tools: writeMcpTools,
  mcp_clients: writeMcpClients,
};

export function completeGuide({ slug, body }: Guide, appUrl: string): string {
  return body.replaceAll(EXAMPLE_URL, appUrl).replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const write = TEXTS[name];
    if (!write) throw new Error(`The guide ${slug} names {{${name}}}, which does not exist.`);
    return write(appUrl);
  });
}
