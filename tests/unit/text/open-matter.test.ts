import { expect, test } from "vitest";
import { isOpenMatter } from "@/lib/text/plain-statement";

test.each([
  ["Not clear yet: who pays for the messages", true],
  ["It is still unclear whether they pay.", true],
  ["Offen ist, ob die Klinik Notfälle annimmt", true],
  ["Noch unklar, wer zahlt.", true],
  ["Nog onduidelijk: wie betaalt?", true],
  ["Il n'est pas clair qui paie.", true],
  ["誰が払うかは未定。", true],
  ["Not decided, Derek asks.", true],
  ["Not yet agreed: the price.", true],
  ["Noch nicht entschieden, wer zahlt.", true],
  ["Nog niet besloten: de prijs.", true],
  ["Pas encore décidé.", true],
  ["We haven't decided on a vendor.", true],
  ["Wir haben noch nicht entschieden, wer zahlt.", true],
  ["Noch nicht beschlossen: der Preis.", true],
  ["We hebben nog niet besloten wie betaalt.", true],
  ["Nog niet afgesproken: de prijs.", true],
  ["Rien n'est décidé.", true],
  ["Who chooses, us or the managers? not clear yet", true],
  ["Who pays? Still open.", true],
  ["It's not clear yet who pays", true],
  ["We refund everybody. Does Anna agree? Not clear yet.", false],
  ["Why pay for this? Unclear prices everywhere", false],
  ["Is it decided? We chose the north pier.", false],
  ["Not decided by us but by law: the data stays here.", false],
  ["We have not decided to open the gate.", false],
  ["Open all gates at six.", false],
  ["The contract is not clear to customers.", false],
  ["We decided on the north pier.", false],
])("open matters: a sentence says that its own matter is open: %s", (sentence, expected) => {
  expect(isOpenMatter(sentence)).toBe(expected);
});
