import { expect, test } from "vitest";
import { briefFor, draft, item, readSection, related, upload } from "./pieces";

const PAGE = "# Gift cards\n\nFiller line 0\nfiller line 1\n\n| A | B |\n|---|---|\n| 1 | 2 |\n";

test("built-in drafts: a page without a heading of a section is named, but not copied", async () => {
  const page = related("prd", "Gift cards", PAGE);
  const text = await draft(briefFor("prd", [page]));
  expect(text).toContain(
    `> Documents of this type of which nothing is kept, because no heading is that of a section: *Gift cards* [^${page.ref}].`,
  );
  expect(text).not.toMatch(/filler line/i);
});

test("built-in drafts: a hand-written launch plan by stages is kept", async () => {
  const plan = related(
    "launch_plan",
    "By hand",
    "## Before the pilot\n\nTrain the two tuners.\n\n## Pilot\n\nForty households.\n\n## What annoys them\n\nThe reminder comes late.",
  );
  const brief = briefFor("launch_plan", [plan]);
  expect(await readSection(brief, "Readiness checklist")).toContain("Train the two tuners.");
  expect(await readSection(brief, "Timeline and owners")).toContain("Forty households.");
  expect(await draft(brief)).toContain("no section fits: *What annoys them*.");
});

test("built-in drafts: the evidence of a problem begins with people, and a checklist is none", async () => {
  const evidence = [
    upload("calls.csv", "Customer,Note\nA,late\nB,late\n"),
    upload("checklist.md", "# Launch\n\n- [ ] Print the leaflet\n- [x] Book the hall\n"),
    item("user_feedback", "Mrs Berg", "I had to call three times."),
  ];
  const problem = await readSection(briefFor("prd", evidence), "Problem");
  expect(problem).toMatch(/^- \*\*Mrs Berg\.\*\* I had to call three times\./);
  expect(problem).toContain("| A | late");
  expect(problem).not.toContain("leaflet");
  const ready = await readSection(briefFor("launch_plan", evidence), "Readiness checklist");
  expect(ready).toContain("- [ ] Print the leaflet");
  const rollout = await readSection(briefFor("prd", evidence), "Rollout");
  expect(rollout).toContain("- [ ] Print the leaflet");
});
