import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as assumptionMapCheck from "@/lib/ai/advisors/assumption-map/check";
import * as assumptionMapRules from "@/lib/ai/advisors/assumption-map/rules";
import * as battlecardCheck from "@/lib/ai/advisors/competitive-battlecard/check";
import * as battlecardRules from "@/lib/ai/advisors/competitive-battlecard/rules";
import * as readinessCheck from "@/lib/ai/advisors/launch-readiness/check";
import * as readinessRules from "@/lib/ai/advisors/launch-readiness/rules";
import * as criticCheck from "@/lib/ai/advisors/prd-critic/check";
import * as criticRules from "@/lib/ai/advisors/prd-critic/rules";
import * as prioritizationCheck from "@/lib/ai/advisors/prioritization/check";
import * as prioritizationRules from "@/lib/ai/advisors/prioritization/rules";
import * as updateCheck from "@/lib/ai/advisors/stakeholder-update/check";
import * as updateRules from "@/lib/ai/advisors/stakeholder-update/rules";
import { AUDIENCES, type DocumentType } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";
import { launchMaterial } from "@/tests/support/launch-material";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const GOLDEN = path.join(import.meta.dirname, "../../../golden/advisors");

async function expectGolden(findings: unknown, name: string) {
  await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
    path.join(GOLDEN, `${name}.json`),
  );
}

/** The material of a question about an initiative of the sample, whose title begins so. */
const about = <Options>(initiative: string, type: DocumentType, options: Options) => ({
  subject: { type: "initiative" as const, id: "initiative-1", title: initiative },
  text: "",
  evidence: sampleEvidence(initiative, type),
  options,
});

/** The material of a question about a text. */
const aboutText = <Options>(
  text: string,
  initiative: string,
  type: DocumentType,
  options: Options,
) => ({
  ...about(initiative, type, options),
  subject: { type: "document" as const, id: "documents/reviewed", title: "A document" },
  text,
});

const documents = sampleWorkspace.initiatives.flatMap(({ title: initiative, documents }) =>
  documents.map((document) => ({ initiative, ...document })),
);

test.each(
  documents.filter(
    ({ type }) => type === "prd" || type === "business_case" || type === "launch_plan",
  ),
)(
  "assumption map: the sample's $type is mapped as it was",
  async ({ initiative, type, content_markdown }) => {
    const material = aboutText(content_markdown, initiative, type, { today: "2026-11-20" });
    const findings = assumptionMapCheck.checkAnswer(
      assumptionMapRules.applyRules(material),
      material,
    );
    await expectGolden(findings, `assumption-map-${type.replace("_", "-")}`);
  },
);

test.each(["CrewGrid", "Servana", "Nimbus Dispatch"])(
  "competitive battlecard: %s is described as it was",
  async (competitorName) => {
    const material = about("Arrival updates", "competitive_battlecard", { competitorName });
    const findings = battlecardCheck.checkAnswer(battlecardRules.applyRules(material), material);
    const [name = ""] = competitorName.toLowerCase().split(" ");
    await expectGolden(findings, `competitive-battlecard-${name}`);
  },
);

test.each([
  ["offline", "Offline"],
  ["arrival", "Arrival"],
  ["small-crews", "Self-service"],
  ["routes", "Smarter"],
])("launch readiness: the sample's %s is judged as it was", async (name, title) => {
  const material = launchMaterial(title);
  const findings = readinessCheck.checkAnswer(readinessRules.applyRules(material), material);
  await expectGolden(findings, `launch-readiness-${name}`);
});

test.each(documents.filter(({ type }) => type === "prd" || type === "launch_plan"))(
  "PRD critic: the sample's $type is reviewed as it was",
  async ({ initiative, type, content_markdown }) => {
    const material = aboutText(content_markdown, initiative, type, { documentType: type });
    const findings = criticCheck.checkAnswer(criticRules.applyRules(material), material);
    await expectGolden(findings, `prd-critic-${type.replace("_", "-")}`);
  },
);

test("PRD critic: a weak document is reviewed as it was", async () => {
  const text = readFileSync(path.join(GOLDEN, "prd-critic-weak.md"), "utf8");
  const material = aboutText(text, "Offline", "prd", { documentType: "prd" as const });
  const findings = criticCheck.checkAnswer(criticRules.applyRules(material), material);
  await expectGolden(findings, "prd-critic-weak");
});

test.each(["Arrival updates", "Offline visits", "Smarter daily routes"])(
  "prioritization: the candidates of %s are ranked as they were",
  async (initiative) => {
    const material = about(initiative, "prd", {});
    const findings = prioritizationCheck.checkAnswer(
      prioritizationRules.applyRules(material),
      material,
    );
    await expectGolden(findings, `prioritization-${initiative.split(" ")[0]?.toLowerCase()}`);
  },
);

test.each(AUDIENCES)("stakeholder update: %s are told what they were", async (audience) => {
  const material = about("Arrival updates for customers", "prd", {
    audience,
    today: "2026-11-21",
    language: "en" as const,
  });
  const findings = await updateCheck.checkAnswer(updateRules.applyRules(material), material);
  await expectGolden(findings, `stakeholder-update-${audience}`);
});
