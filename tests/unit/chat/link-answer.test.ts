import { expect, test } from "vitest";
import { linkAnswer } from "@/lib/chat/link-answer";

const count = async (draft: string) => {
  const { statements, grounded } = await linkAnswer(draft, []);
  return { statements, grounded };
};

test.each([
  "The workspace does not say when.",
  "Nothing in this workspace names a date.",
  "Der Arbeitsbereich sagt dazu nichts.",
  "In de werkruimte staat hier niets over.",
  "L’espace de travail n’en dit rien.",
  "ワークスペースには記載がありません。",
  "The workspace doesn’t record who decided that.",
  "The workspace has no prices, and says nothing about schools.",
  "I found nothing about refunds in this workspace.",
  "This is not mentioned in the workspace.",
  "I couldn’t find anything about refunds in the workspace.",
  "Wer das entscheidet, sagt der Arbeitsbereich nicht.",
  "Dazu habe ich im Arbeitsbereich nichts gefunden.",
  "Er staat niets over prijzen in de werkruimte.",
  "Daar zegt de werkruimte niets over.",
  "Je n’ai rien trouvé dans l’espace de travail.",
  "Il n’y a rien à ce sujet dans l’espace de travail.",
  "No launch date is recorded in the workspace.",
  "Nothing is said about this in the workspace.",
  "Der Arbeitsbereich enthält dazu keine Angaben.",
  "Im Arbeitsbereich steht dazu nichts.",
  "Ein Datum steht nicht im Arbeitsbereich.",
  "De werkruimte vermeldt geen prijs.",
  "Dat staat niet in de werkruimte.",
  "L'espace de travail ne précise pas la date.",
  "La date ne figure pas dans l'espace de travail.",
  "Rien dans l’espace de travail ne l’indique.",
  "ワークスペースには、価格の情報が見つかりませんでした。",
])("chat: a sentence about what is not there needs no source: %s", async (draft) => {
  expect(await count(draft)).toEqual({ statements: 0, grounded: 0 });
});

test("chat: a sentence that only names the workspace, or only denies something, needs a source", async () => {
  const draft = "The workspace plan costs 9 euros. It does not include support.";
  expect(await count(draft)).toEqual({ statements: 2, grounded: 0 });
});

test.each([
  "The workspace of Acme has 300 users, and not one of them pays.",
  "Acme decided not to sell the workspace plan to schools.",
  "Guests are not allowed in the workspace.",
  "Der Arbeitsbereich kostet 40 Euro, nicht 30.",
  "Der Arbeitsbereich nennt 40 Euro, nicht 30.",
  "Gäste können im Arbeitsbereich nicht zahlen.",
  "ワークスペースの客は情報を見ることができない。",
  "De werkruimte kost 40 euro, niet 30.",
  "L’espace de travail coûte 40 euros, pas 30.",
  "Acme a décidé de ne pas vendre l’espace de travail aux écoles.",
  "ワークスペースは40ユーロで、30ユーロではありません。",
  "学校にはワークスペースを販売しない。",
])("chat: a denial that is not about what the workspace says needs a source: %s", async (draft) => {
  expect(await count(draft)).toEqual({ statements: 1, grounded: 0 });
});

test("chat: neither the head of a table nor a heading or a quotation is a statement", async () => {
  const draft = "## Prices\n\n> As asked\n\n| Plan | Price |\n| --- | --- |\n| Plus | 9 euros |";
  expect(await count(draft)).toEqual({ statements: 1, grounded: 0 });
});
