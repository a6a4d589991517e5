import { applyRules } from "@/lib/ai/classifier/rules";
import { readFileSync } from "node:fs";
for (const text of readFileSync(process.argv[2]!, "utf8").split("\n=====\n")) {
  const { proposals, goals } = applyRules({ text, options: { targetLabels: [] }, evidence: [], subject: { type: "initiative", id: "x", title: "T" }, workspaceId: "w" } as never);
  console.log("-----");
  for (const g of goals) console.log("GOAL", JSON.stringify([g.title, g.key_result, g.baseline, g.timeframe]));
  for (const p of proposals) console.log(p.keep ? p.label : "~", "|", p.title, "|", JSON.stringify(p.content));
}
