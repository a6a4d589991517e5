import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines";
import { byRules, compared } from "@/tests/support/classified";

const SAID = "Guests forget to cancel their table.";

test.each([
  "CAUTION: This email originated from outside of the organization. Do not click links.",
  "This message came from an external sender.",
  "You don't often get email from samir@kestrel.example. Learn why this is important",
  "Please consider the environment before printing this email.",
  "Achtung: Diese E-Mail stammt von einem externen Absender. Klicken Sie auf keine Links.",
  "Let op: deze e-mail is afkomstig van buiten de organisatie.",
  "Attention : ce message provient de l'extérieur de l'organisation.",
  "注意：このメールは組織外から送信されました。",
  "T: +44 116 496 0114 | M: +44 7700 900114",
  "Tel.: 0341 123456",
  "Tél : +33 1 23 45 67 89",
  "P: 415-555-0100",
  "電話：03-1234-5678",
])("classifier: a warning or a telephone number around a mail is in the frame: %s", (line) => {
  const text = `${SAID}\n\n${line}`;
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([true, false]);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test.each([
  "This message came from outside of the building: the crane had stopped.",
  "This email is from the harbour office, which wants a new list.",
  "Phone: guests call 40 times a day.",
  "T: 40 tables | M: 12 tables",
  "Diese Nachricht kommt von außerhalb des Hafens und niemand liest sie.",
  "Deze e-mail komt van de havenmeester, die een lijst wil.",
  "Ce message vient du port, qui veut une liste.",
  "このメールは顧客から送信されました。",
])("classifier: what a mail says about mails and telephones is not in the frame: %s", (line) => {
  expect(readLines(`${SAID}\n\n${line}`).at(-1)?.kind).not.toBe("frame");
});

test("classifier: the sender of a mail that was copied from a mailbox is its source", () => {
  const text = [
    "Samir Bhatt <samir@kestrel.example>",
    "Tue, Nov 3, 8:52 AM (2 days ago)",
    "to me, Joanne",
    "",
    SAID,
    "",
    "Jana Möbius <jana@dock.example>\t3. November 2026 um 09:12",
    "an Samir",
    "",
    "Mails land in spam every day.",
  ].join("\n");
  const kept = byRules(text).proposals.filter(({ keep }) => keep);
  expect(kept.map(({ content }) => content)).toEqual([
    `${SAID}\n\n— Samir Bhatt`,
    "Mails land in spam every day.\n\n— Jana Möbius, 3. November 2026 um 09:12",
  ]);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test("classifier: a list of addresses names no sender", () => {
  const text = `Ann Lee <ann@dock.example>\nJonas Weber <jonas@dock.example>\n${SAID}`;
  expect(byRules(text).proposals[0]?.content).toBe(SAID);
});
