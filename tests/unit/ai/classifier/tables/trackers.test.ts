import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const JIRA = `Summary,Issue key,Issue Type,Status,Resolution,Reporter,Created,Description,Custom field (Acceptance criteria),Comment
Export to Excel fails for large lists,ABC-12,Bug,Open,,Bo Li,02/Nov/26 9:14 AM,"h3. Steps:
# Open a list
# Press Export

Customers with more than 10,000 rows get a timeout.",,"02/Nov/26 9:14 AM;557058:abc;Seen again today"
Add SSO for admins,ABC-13,Story,In Progress,,Ann Lee,03/Nov/26 9:14 AM,,"* Works with Okta
* Works with Entra",
Customers cannot change their address,ABC-14,Bug,Done,Won't Do,Ann Lee,04/Nov/26 9:14 AM,,,`;

test("classifier trackers: issues of Jira are a summary and a description, and the rest is their origin", () => {
  const [bug, story, dropped, ...none] = byRules(JIRA).proposals;
  expect(bug).toEqual({
    label: "user_feedback",
    other_label: null,
    title: "Export to Excel fails for large lists",
    content: [
      "Export to Excel fails for large lists.",
      "Steps: – Open a list – Press Export Customers with more than 10,000 rows get a timeout.",
      "- Comment: Seen again today",
      "",
      "— Issue key: ABC-12, Issue Type: Bug, Status: Open, Reporter: Bo Li, Created: 02/Nov/26 9:14 AM",
    ].join("\n"),
    keep: true,
  });
  expect(story).toMatchObject({ label: "feature_idea", title: "Add SSO for admins", keep: true });
  expect(story?.content).toContain("\n- Acceptance criteria: Works with Okta – Works with Entra\n");
  expect(dropped).toMatchObject({ title: "Customers cannot change their address", keep: false });
  expect(none).toEqual([]);
});

test("classifier trackers: tickets of a help desk have the name of their firm, or of who asked", () => {
  const tickets = [
    "Ticket ID,Subject,Requester,Requester email,Organization,Status,Type,Tags,Description",
    '40121,Cannot print labels,Maria Holt,maria@hallam.example,Hallam Foods,Open,Problem,"labels, printing",We have packed by hand for two days.',
    "40125,How do I add a warehouse?,Jo Park,jo@park.example,,Solved,Question,setup,I cannot find where to add it.",
    "40131,Re: [Acme] Feature request: repeat an order,Jo Park,jo@park.example,,Open,Question,,##- Please type your reply above this line -## We order the same each week.",
  ].join("\n");
  const { proposals } = byRules(tickets);
  expect(proposals.map(({ label, title }) => [label, title])).toEqual([
    ["user_feedback", "Hallam Foods: Cannot print labels"],
    ["user_feedback", "Jo Park: How do I add a warehouse?"],
    ["feature_idea", "Jo Park: Repeat an order"],
  ]);
  expect(proposals[2]?.content).toMatch(
    /^Repeat an order\.\nWe order the same each week\.\n\n— Ticket ID: 40131/,
  );
});

test.each([
  "Key | Title | Status | Assignee\nABC-1 | Add SSO for the admins | Open | Ann\nABC-2 | Let drivers swap their shifts | Open | Bo",
  "| # | Title | Labels | State |\n|---|---|---|---|\n| 1 | Add SSO for the admins | enhancement | open |\n| 2 | Let drivers swap their shifts | enhancement, app | open |",
  "Schlüssel;Zusammenfassung;Vorgangstyp;Status\nABC-1;Anmeldung mit SSO für Admins;Story;Offen\nABC-2;Fahrer tauschen ihre Schichten;Verbesserung;Offen",
])("classifier trackers: each row of %j is an idea", (text) => {
  const { proposals } = byRules(text);
  expect(proposals.map(({ label }) => label)).toEqual(["feature_idea", "feature_idea"]);
  expect(proposals.map(({ title }) => title).join()).not.toMatch(/ABC|open|Open/i);
});

test.each([
  ["people", "Name,Status,Company,Owner\nAnn Lee,Open,Acme,Bo\nJo Park,Won,Baker,Bo"],
  [
    "figures",
    "Title,Type,Views,Share\nPricing page,Page,312,4%\nSign-up page,Page,900,12%\nHelp,Page,90,1%",
  ],
])("classifier trackers: a sheet of %s is none", (_name, sheet) => {
  expect(byRules(sheet).proposals).toHaveLength(1);
});

test("classifier trackers: a label names the kind, and a summary that asks is a question", () => {
  const issues = [
    "Title,Description,Status,Labels",
    "Choose the tiles of the map,We use tiles of our own.,Done,Decision",
    "What happens to trailers without a slot?,Do we refuse them at the gate?,Triage,",
  ].join("\n");
  expect(byRules(issues).proposals.map(({ label, keep }) => [label, keep])).toEqual([
    ["decision", true],
    ["general_note", true],
  ]);
});

test.each([
  "Name | Status | Owner\n---|---|---\nFixed cutoff for the first version | Decided | Ann\nNative app for drivers | Rejected | Ann\nPayment for late changes | Open | Bo",
  "Decision | Status | Owner\n---|---|---\nFixed cutoff for the first version | Decided | Ann\nNative app for drivers | Rejected | Ann\nPayment for late changes | Open | Bo",
])("classifier trackers: of a table of decisions, an open one is none: %j", (table) => {
  const { proposals } = byRules(`## Decisions\n\n${table}`);
  expect(proposals.map(({ label, title }) => [label, title])).toEqual([
    ["decision", "Fixed cutoff for the first version"],
    ["decision", expect.stringMatching(/^Native app for drivers/)],
    ["general_note", "Payment for late changes"],
  ]);
  expect(proposals[1]?.content).toMatch(/\(rejected\)|- Status: Rejected/);
});

test("classifier trackers: rows without a summary and cells without a name lose nothing", () => {
  const rows = [
    "Key\tSummary\tStatus\tAssignee",
    "PT-1\tDrivers cannot cancel a slot\tOpen\tAnn\tan extra note about the gate",
    "PT-2\tDrivers cannot see their queue\tOpen\tTom",
    "PT-3\t\tOpen\tTom",
  ].join("\n");
  const { proposals } = byRules(rows);
  expect(proposals[0]?.content).toContain("an extra note about the gate");
  expect(proposals[2]).toMatchObject({ title: "PT-3, Open, Tom", content: "PT-3, Open, Tom" });
});

test("classifier trackers: comments in every row are no feedback of their own, and a register of issues has risks", () => {
  const jira = [
    "Issue key,Issue Type,Status,Summary,Comment",
    "PT-1,Bug,Open,Drivers cannot cancel a slot,12/Nov/26 9:14 AM;jsmith;They call the gate instead of it",
    "PT-2,Story,Open,Drivers see their place in the queue,13/Nov/26 9:14 AM;alee;Wanted by three hauliers",
  ].join("\n");
  expect(byRules(jira).proposals.map(({ label, title }) => [label, title])).toEqual([
    ["user_feedback", "Drivers cannot cancel a slot"],
    ["feature_idea", "Drivers see their place in the queue"],
  ]);
  const register =
    "Issue | Owner | Priority\nThe gate is too narrow for long trucks | Ann | High\nThe pilot may slip into the summer | Tom | Low";
  expect(byRules(register).proposals.map(({ label }) => label)).toEqual(["risk", "risk"]);
});

test("classifier trackers: a risk register and a list of decisions keep their labels", () => {
  const risks = [
    "ID,Risk,Status,Owner",
    "R1,The supplier of the sensors may deliver late in spring,open,Ann",
    "R2,Works council may refuse the tracking of the drivers,open,Bo",
  ].join("\n");
  expect(byRules(risks).proposals.map(({ label }) => label)).toEqual(["risk", "risk"]);
  const decisions =
    "No,Title,Decision,Status,Owner\n1,Payment of the deposit,We take the deposit by card only,final,Ann";
  expect(byRules(decisions).proposals.map(({ label }) => label)).toEqual(["decision"]);
});
