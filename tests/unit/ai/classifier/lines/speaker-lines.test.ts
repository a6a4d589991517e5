import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules } from "@/tests/support/classified";

test.each([
  "Aoife Brennan  8:52 AM",
  "Aoife Brennan, 08:52",
  "Aoife Brennan (08:52)",
  "Aoife Brennan | 24/11/2026 08:52",
  "Aoife Brennan — Today at 8:52 am",
  "Aoife Brennan, Nov 24, 2026, 8:52\u202fAM",
  "Sanne van der Berg, 08:52",
  "Aoife — Yesterday at 8:52 AM",
  "Maria dos Santos 10:42",
  "Omar bin Said (Grendel) - 10:42 AM",
  "Giulia della Valle 10:42",
  "[24/11/2026 08:52] Aoife Brennan",
  "00:08:52 Aoife Brennan",
])("classifier: a line with a name and a time says who wrote the lines below it: %s", (head) => {
  const { proposals } = byRules(`${head}\nGuests forget to cancel their table.`);
  expect(proposals).toHaveLength(1);
  expect(proposals[0]?.content).toBe(`Guests forget to cancel their table.\n\n— ${head}`);
});

test("classifier: a time below the name of a writer belongs to it", () => {
  const text =
    "Aoife Brennan\n9:12 AM\nGuests forget to cancel.\nJonas Weber\n9:14 AM\nMails land in spam.";
  expect(byRules(text).proposals.map(({ content }) => content)).toEqual([
    "Guests forget to cancel.\n\n— Aoife Brennan  9:12 AM",
    "Mails land in spam.\n\n— Jonas Weber  9:14 AM",
  ]);
});

test.each([
  "Next meeting Friday, 14:00",
  "Team Lunch, 12:30",
  "Orders close at 14:00\nLater ones go out the next day.",
  "Abfahrt der Fahrer 04:30\nDie Liste muss vorher gedruckt sein.",
  "Volgende afspraak 19 november 13:00\nJoris stuurt nog een voorbeeld.",
  "Server down 10:42\nNobody could log in.",
  "Treffen in der Halle 14:00\nBitte pünktlich sein.",
  "Lager geöffnet 07:00\nDie Schlüssel hat Jana.",
  "Réunion reportée 14:00\nLa salle est prise.",
  "Bestelschluss werktags 14:00\nDanach erst am Montag.",
  "Levering begint 08:00\nDe chauffeurs wachten buiten.",
  "Départ des chauffeurs 06:30\nLa liste doit être prête.",
  "Freeze Main Branch, 08:00\nSmoke Tests, 09:30\nPress Release, 12:00",
])("classifier: a schedule has no speakers: %j", (text) => {
  expect(new Set(readLines(text).map(({ kind }) => kind))).toEqual(new Set(["plain"]));
});

const origins = (text: string) =>
  byRules(text).proposals.map(({ content }) => content.replace("\n\n— ", " — "));

test.each([
  ["Aoife Brennan  8:52 AM", "8:55 AM", "Aoife Brennan  8:55 AM"],
  ["Jonas Weber, 08:52", "08:53", "Jonas Weber, 08:53"],
])("classifier: a time alone is that of a further message: %s", (head, time, next) => {
  const text = `${head}\nGuests forget to cancel their table.\n${time}\nMails land in spam every day.`;
  expect(origins(text)).toEqual([
    `Guests forget to cancel their table. — ${head}`,
    `Mails land in spam every day. — ${next}`,
  ]);
});

test.each([
  ["directly below its writer", "Aoife Brennan  8:52 AM\n8:55 AM\nGuests forget to cancel."],
  ["much later", "Aoife Brennan 08:52\nGuests forget to cancel.\n10:30\nMails land in spam."],
  ["at the end", "Aoife Brennan 08:52\nGuests forget to cancel.\n08:55"],
  ["in a schedule", "08:50\nGuests arrive.\n08:55\nMails land in spam."],
])("classifier: a time that is what somebody says stays: %s", (_, text) => {
  expect(readLines(text).filter(({ kind }) => kind === "speaker").length).toBeLessThan(2);
});

test("classifier: codes of emoji in a chat are dropped, with a dash between two sentences", () => {
  const text = `Aoife Brennan  8:52 AM
guests forget to cancel :sweat_smile: only two called
:tada: the map loads again :+1: :+1:
:coffee:
8:53 AM jonas: :coffee:`;
  expect(readLines(text).map(({ said }) => said)).toEqual([
    "Aoife Brennan  8:52 AM",
    "guests forget to cancel – only two called",
    "the map loads again",
    ":coffee:",
    "8:53 AM jonas: :coffee:",
  ]);
  const template = "Use :name: in the template, at 10:42:03 or a:b:c.";
  expect(readLines(template)[0]?.said).toBe(template);
});

test.each([
  "C'est M. Van Damme qui signe au-dessus de 5 000 €.",
  "Mevr. De Smet betaalt 30 euro per maand.",
])("classifier: a person who is named with a title is no rival: %s", (text) => {
  expect(byRules(text).proposals[0]?.label).not.toBe("key_competitors");
});

test("classifier: initials that minutes explain are spelled out, and a customer is not named twice", () => {
  const minutes = [
    "Interview – Ms Sophie Delvaux, head of the music school",
    "Present: Sophie Delvaux (SD), Karim Benali (KB, product)",
    "",
    "KB: How do you end a subscription?",
    "SD: We do not know how to end a subscription. Nobody picks up the phone.",
    "KB: Thank you.",
  ].join("\n");
  const [item] = byRules(minutes).proposals.filter(({ keep }) => keep);
  expect(item?.title).toBe("Ms Sophie Delvaux: We do not know how to end a subscription");
  expect(item?.content).toContain("Sophie Delvaux: We do not know");
});

test.each([
  "Present: Sophie Delvaux, Karim Benali\n\nSD: We lose the signal in every cellar.",
  "We met Sophie Delvaux (SD), Karim Benali (KB).\n\nSD: We lose the signal in every cellar.",
])("classifier: other letters before a colon stay: %j", (text) => {
  expect(
    byRules(text)
      .proposals.map(({ content }) => content)
      .join(),
  ).toContain("SD: We lose");
});
