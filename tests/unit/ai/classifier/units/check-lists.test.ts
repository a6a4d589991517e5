import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test("check lists: the boxes below one heading are one item, which is kept", () => {
  const list =
    "- [x] StoreKit 2 sandbox\n- [ ] Paywall copy (Ines)\n- [ ] Legal: auto-renew wording";
  expect(byRules(`Notes from Monday\n\n**To do**\n${list}`).proposals).toMatchObject([
    {
      label: "general_note",
      title: "To do",
      keep: true,
      content: `${list}\n\n— Notes from Monday`,
    },
  ]);
});

test.each([
  ["risks", "Risks", "- [ ] theft of bikes\n- [ ] rain on the batteries"],
  ["errands", "Actions", "- [ ] Sven: ask the port what it costs\n- [ ] Pieter: call Ann about it"],
  ["tagged lines", "To do", "- [ ] RISK: theft of bikes\n- [ ] IDEA: a map of all bikes"],
])("check lists: %s with boxes are none", (_, heading, list) => {
  expect(byRules(`**${heading}**\n${list}`).proposals).toHaveLength(2);
});

test("next steps: several dated steps are kept, errands are not", () => {
  const steps = "Electronics on 12 Jan, phones + fashion in Feb, all categories by end of March";
  const errand = "call Ann on 3 May, write to Bo on 4 May";
  const { proposals } = byRules(`**Next steps**\n- ${steps}\n- ${errand}`);
  expect(proposals.map(({ keep }) => keep)).toEqual([true, false]);
});

test("tags: an idea after a task begins an item of its own", () => {
  const { proposals } = byRules(
    'next: electronics on 12 Jan, fashion in Feb. Also idea: "verified" badge on listings',
  );
  expect(proposals.map(({ label, title }) => [label, title])).toEqual([
    ["general_note", "Electronics on 12 Jan, fashion in Feb"],
    ["feature_idea", '"verified" badge on listings'],
  ]);
});
