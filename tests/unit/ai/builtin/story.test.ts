import { expect, test } from "vitest";
import type { Brief } from "@/lib/ai/engine";
import { briefFor, goal, initiative, item, readSection } from "./pieces";

const readStory = async (brief: Brief) =>
  (await readSection(brief, "Story")).replaceAll(/ \[\^E\d+\]/g, "");

test("story: one user, one ability and one benefit; the others go into other sections", async () => {
  const pieces = [
    item("target_users", "Planners", "They plan visits."),
    item("target_users", "Dispatchers", "They send crews to each visit."),
    item("feature_idea", "Pin a visit", "One click."),
    { ...goal("user_outcome", "Fewer moved visits", { keyResult: "9 a day" }), text: "By car." },
  ];
  const brief = briefFor("user_story", pieces);
  expect(await readStory(brief)).toBe(
    "- As: **Dispatchers.** They send crews to each visit.\n- I want: **Pin a visit.**\n- So that: **Fewer moved visits.** 9 a day",
  );
  expect(await readSection(brief, "Context")).toContain("**Planners.**");
  expect(await readSection(brief, "Acceptance criteria")).toContain("One click.");
});

test.each([
  "As a carrier dispatcher, I want to move my slot so that I need not call.",
  "Als Disponent möchte ich den Termin verschieben, um nicht anrufen zu müssen.",
  "Als planner wil ik het tijdslot verplaatsen, zodat ik niet hoef te bellen.",
  "En tant que planificateur, je veux déplacer le créneau afin de ne pas appeler.",
])("story: one that is written out is used as it is: %s", async (sentence) => {
  const pieces = [
    item("target_users", "Planners", "They plan slots."),
    item("feature_idea", "Move a slot", `Move a slot.\n${sentence} Asked for by Acme.`),
  ];
  const brief = briefFor("user_story", pieces);
  expect(await readStory(brief)).toBe(`- ${sentence}`);
  expect(await readSection(brief, "Context")).toContain("**Planners.**");
});

test.each([
  ["As a driver, I want to move my slot.", ""],
  ["Move a slot", "Move a slot. "],
  ["Move a slot", ""],
])("story: one that is written out is not repeated as a criterion: %s", async (title, before) => {
  const story = "As a driver, I want to move my slot.";
  const bare = briefFor("user_story", [item("feature_idea", title, `${before}${story}`)]);
  expect(await readSection(bare, "Acceptance criteria")).not.toContain("slot");
  const text = `${before}${story} Not after the gate.\n\n- It moves within 5 seconds`;
  const brief = briefFor("user_story", [item("feature_idea", title, text)]);
  expect(await readStory(brief)).toBe(`- ${story}`);
  const criteria = await readSection(brief, "Acceptance criteria");
  expect(criteria).toMatch(/Not after the gate\. \[\^E\d+\]\n {4}- It moves within 5 seconds/);
  expect(criteria).not.toContain(story);
});

test("story: an idea that is no story is a criterion with all its words", async () => {
  const idea = item("feature_idea", "Move a slot", "As a driver, I call. Slots should move.");
  const criteria = await readSection(briefFor("user_story", [idea]), "Acceptance criteria");
  expect(criteria).toContain("As a driver, I call. Slots should move.");
});

const IDEAS = [
  item("target_users", "Bookkeepers", "They export every invoice as CSV."),
  item("target_users", "Drivers", "They drive."),
  item("feature_idea", "Export invoices as CSV", "One file a month."),
  item("feature_idea", "Dark colors", "For the night."),
  goal("user_outcome", "Drive less", { priority: 9 }),
  goal("user_outcome", "No invoice is typed twice", { priority: 1 }),
];

test("story: the title chooses the ability, and the user and benefit share words with it", async () => {
  const story = await readStory(briefFor("user_story", IDEAS, { title: "CSV export" }));
  expect(story).toBe(
    "- As: **Bookkeepers.** They export every invoice as CSV.\n- I want: **Export invoices as CSV.**\n- So that: **No invoice is typed twice.**",
  );
});

test("story: a note names the parts that share no words with the ability", async () => {
  const story = await readStory(briefFor("user_story", IDEAS, { title: "Dark colors" }));
  expect(story).toContain(
    "\n\n> Check before you send: *Drivers* and *Drive less* share no words with the ability.",
  );
  const alone = [item("feature_idea", "Go on v2", "")];
  expect(await readStory(briefFor("user_story", alone))).toBe("- I want: **Go on v2.**");
});

test("story: a user of the workspace comes before the initiative's if only that one shares words with the ability", async () => {
  const pieces = [
    item("target_users", "Drivers", "They drive."),
    item("target_users", "Bookkeepers", "They export invoices.", { scope: "workspace" }),
    item("feature_idea", "Export invoices", ""),
  ];
  expect(await readStory(briefFor("user_story", pieces))).toContain("- As: **Bookkeepers.**");
});

test("story: goals of other sections stay in the order of their priority", async () => {
  const goals = [
    goal("business_outcome", "Export more invoices", { priority: 0 }),
    goal("business_outcome", "Drive less", { priority: 9 }),
  ];
  const idea = item("feature_idea", "Export invoices", "");
  const context = await readSection(briefFor("user_story", [idea, ...goals]), "Context");
  expect(context.indexOf("Drive less")).toBeLessThan(context.indexOf("Export more"));
});

test.each([
  [
    "Sabine K.: Customer picks the slot",
    "Customer picks the slot, with a price",
    "Customer picks the slot",
  ],
  [
    "Offer, Idea from Yvonne: pick-up service",
    "Idea from Yvonne: pick-up service",
    "Pick-up service",
  ],
  ["Export: invoices as CSV", "One file a month.", "Export: invoices as CSV"],
  ["Slots, with a price", "Show them.", "Slots, with a price"],
])("story: the wish is without its speaker and heading: %s", async (title, text, wish) => {
  const story = await readStory(briefFor("user_story", [item("feature_idea", title, text)]));
  expect(story).toMatch(`- I want: **${wish}`);
});

test.each([
  ["Parents with cargo bikes, they come in spring", "Parents with cargo bikes"],
  ["Commuters without a garage; about 4,200", "Commuters without a garage"],
  ["Nurses, doctors and porters", "Nurses, doctors and porters"],
])("story: the reader is without what is said of him: %s", async (title, role) => {
  const pieces = [item("target_users", title, `${title}.`), item("feature_idea", "Slots", "")];
  expect(await readStory(briefFor("user_story", pieces))).toContain(`- As: **${role}.**`);
});

test("story: those whom the plan is not for are not its reader", async () => {
  const text = "Not for: people with race bikes";
  const pieces = [item("target_users", text, text), item("feature_idea", "Bikes", "")];
  expect(await readStory(briefFor("user_story", pieces))).toBe("- I want: **Bikes.**");
});

test.each([
  "As a driver, I want to move my slot so that I need not call.",
  "Als Disponent möchte ich den Termin verschieben, um nicht anrufen zu müssen.",
  "Als planner wil ik het tijdslot verplaatsen, zodat ik niet hoef te bellen.",
  "En tant que planificateur, je veux déplacer le créneau afin de ne pas appeler.",
])("story: one in a list is used and not repeated as a criterion: %s", async (story) => {
  const text = `From the board:\n\n- ${story}\n    - It moves within 5 seconds\n- Not after the gate`;
  const brief = briefFor("user_story", [item("feature_idea", "Slots", text)]);
  expect(await readStory(brief)).toBe(`- ${story}`);
  const criteria = await readSection(brief, "Acceptance criteria");
  expect(criteria).not.toContain(story.slice(0, 20));
  expect(criteria).toMatch(/\n {4}- It moves within 5 seconds.*\n {4}- Not after the gate/);
});

test.each([
  ["Slot sensors at 10 gates??", "Bo has a friend."],
  ["Slot sensors (?)", "At 10 gates."],
  ["Slot sensors", "At 10 gates?? Bo has a friend."],
  ["Sollen wir Slots messen?", "An 10 Toren."],
  ["Meten we elk slot ??", "Bij 10 poorten."],
  ["Faut-il mesurer chaque slot ?", "À 10 portes."],
])("story: an idea in doubt is not its first choice: %s", async (title, text) => {
  const doubt = item("feature_idea", title, text);
  const sure = item("feature_idea", "Text the driver about the slot", "One day before.");
  const told = initiative("Drivers see their slot at the gates and its sensors.");
  for (const pieces of [
    [sure, doubt],
    [doubt, sure],
  ]) {
    const brief = briefFor("user_story", [told, ...pieces], {
      title: "User story: Route planner slot",
    });
    expect(await readStory(brief)).toContain("Text the driver");
  }
  const alone = briefFor("user_story", [told, doubt], { title: "User story: Route planner" });
  expect(await readStory(alone)).toContain(`I want: **${title}`);
});

test.each([
  ["Slot sensors", "Why? Drivers wait at the gates."],
  ["Slot sensors", "The screen asks “Move it?” and moves the slot."],
])("story: a question within an idea is no doubt: %s, %s", async (title, text) => {
  const pieces = [item("feature_idea", title, text), item("feature_idea", "Export", "As CSV.")];
  expect(await readStory(briefFor("user_story", pieces, { title: "Slot sensors" }))).toContain(
    title,
  );
});

test("story: an idea in doubt is used if the title asks for it, or if there is nothing else", async () => {
  const doubt = item("feature_idea", "Slot sensors??", "At 10 gates.");
  const pieces = [item("feature_idea", "Export", "As CSV."), doubt];
  const told = initiative("Drivers see their slot.");
  const asked = briefFor("user_story", [told, ...pieces], { title: "Sensors at the gates" });
  expect(await readStory(asked)).toContain("Slot sensors");
  expect(await readStory(briefFor("user_story", [doubt]))).toContain("Slot sensors");
});

test.each([
  ["Porters on site", "The porter takes four photos."],
  ["Kitchen helpers", "A helper takes four photos of the plates."],
  ["Fahrerinnen und Fahrer", "Die Fahrerin macht vier Fotos."],
  ["Hausmeister", "Der Hausmeister macht vier Fotos."],
  ["Voormannen op de bouw", "De voorman maakt vier foto's."],
  ["Livreurs à vélo", "Le livreur prend quatre photos."],
  ["配達員", "配達員が写真を四枚撮る。"],
])("story: the user %s is the one that the idea names", async (title, text) => {
  const pieces = [
    item("target_users", title, "30."),
    item("target_users", "Planners", "They look at photos, foto's, Fotos and 写真 in the office."),
    item("feature_idea", "Photos at the return", text),
  ];
  expect(await readSection(briefFor("user_story", pieces), "Story")).toContain(`- As: **${title}`);
});

test.each([
  ["It sends a copy to the guest.", "Mr Iqbal asked, and the desk gets two calls a week."],
  ["The plug fits in the van.", "£19 each, 11 vans."],
  ["Der Gast bekommt eine Kopie.", "Gewünscht von Station 8."],
  ["De gast krijgt een kopie.", "Gevraagd door gemeente Kampen."],
  ["Le client reçoit une copie.", "Demandé par le service 8."],
  ["客に写しを送る。", "田中さんの要望。"],
])("criteria: who asked for an idea and what it costs is context: %s %s", async (can, context) => {
  const brief = briefFor("user_story", [item("feature_idea", "Copy by mail", `${can} ${context}`)]);
  const criteria = await readSection(brief, "Acceptance criteria");
  expect(criteria).toContain(can);
  expect(criteria).not.toContain(context);
  expect(await readSection(brief, "Context")).toContain(context);
  const asked = briefFor("user_story", [item("feature_idea", "Copy by mail", context)]);
  expect(await readSection(asked, "Acceptance criteria")).not.toContain(context);
  expect(await readSection(asked, "Story")).toContain("Copy by mail");
});
