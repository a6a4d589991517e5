import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules, compared } from "@/tests/support/classified";

const SAID = "Guests forget to cancel their table.";
const TIME = "[30/10/2026, 08:05:00]";

test.each([
  `${TIME} ~ Marek: ${SAID}`,
  `${TIME} ~\u202fMarek: ${SAID}`,
  `\u200e${TIME} Marek: ${SAID} \u200e<This message was edited>`,
  `${TIME} Marek: ${SAID} <Diese Nachricht wurde bearbeitet.>`,
  `${TIME} ~Marek: ${SAID} <Dit bericht is bewerkt>`,
  `${TIME} Marek: ${SAID} <Ce message a été modifié>`,
  `${TIME} Marek: ${SAID} (edited)`,
  `${TIME} Marek: ${SAID} (編集済み)`,
])("classifier: marks of a chat are in no message: %j", (line) => {
  const { proposals } = byRules(`${line}\n${TIME} ~ Ann Lee: Mails land in spam.`);
  expect(proposals.map(({ content }) => content)).toEqual([
    `${SAID}\n\n— Marek, 30/10/2026, 08:05:00`,
    "Mails land in spam.\n\n— Ann Lee, 30/10/2026, 08:05:00",
  ]);
});

test.each([
  "~ 30 guests: too many for one crane.",
  "The price is ~ 40 a night (edited)",
  "Names of files end in <This message was edited>",
])("classifier: the same marks stay in a text that is no chat: %j", (text) => {
  expect(readLines(text)[0]?.said).toBe(text);
});

test.each([
  `${TIME} Messages and calls are end-to-end encrypted. No one outside of this chat can read them.`,
  `${TIME} Tom Hale created group “Reading pilot 🚚”`,
  `${TIME} ~ Marek: Missed voice call`,
  `${TIME} Marek: \u200eimage omitted`,
  `${TIME} Marek: This message was deleted`,
  `${TIME} Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Tippe, um mehr zu erfahren.`,
  `${TIME} Marek: Verpasster Sprachanruf`,
  "30.10.26, 08:05 - Marek: <Medien ausgeschlossen>",
  `${TIME} Berichten en oproepen worden end-to-end versleuteld.`,
  `${TIME} Marek: Gemiste spraakoproep`,
  `${TIME} Les messages et les appels sont chiffrés de bout en bout.`,
  `${TIME} Marek : Appel vocal manqué`,
  "2026/10/30 08:05 - メッセージと通話はエンドツーエンドで暗号化されています。",
  "joined #proj-portal along with 2 others.",
  "was added to #proj-portal by Ann Lee.",
  "ist #kasse beigetreten.",
  "a rejoint #caisse.",
])("classifier: what a chat program writes itself is in the frame: %s", (line) => {
  expect(readLines(`${TIME} Ann Lee: ${SAID}\n${line}`).at(-1)?.kind).toBe("frame");
  const { lost, added } = compared(`${TIME} Ann Lee: ${SAID}\n${line}`);
  expect([lost, added]).toEqual(["", []]);
});

test.each([
  "Messages and calls are end-to-end encrypted in the new app.",
  `${TIME} Marek: Missed voice calls are our biggest problem`,
  `${TIME} Marek: We created groups for each depot`,
  `${TIME} Marek: Verpasste Anrufe kosten uns Gäste`,
  `${TIME} Marek: Gemiste oproepen kosten ons gasten`,
  `${TIME} Marek : Les appels manqués nous coûtent des clients`,
  `${TIME} Marek: 不在着信が多すぎて困っています`,
  "We joined #7 of the list of berths and #9 too.",
])("classifier: what somebody writes about calls and groups is not in the frame: %s", (line) => {
  expect(readLines(`${TIME} Ann Lee: ${SAID}\n${line}`).at(-1)?.kind).not.toBe("frame");
});
