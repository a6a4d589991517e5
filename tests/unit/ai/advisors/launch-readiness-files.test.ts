import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { upload } from "../builtin/pieces";

const findScope = (...evidence: Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "i", title: "Gate" },
    text: "",
    evidence,
    options: { today: "2026-11-28", isArchived: false, documents: [] },
  }).checks.find(({ area }) => area === "Scope and decisions")?.finding;

test.each([
  ["- [x] Tested in the rain\n- [ ] Tested at five below zero", "Tested at five below zero"],
  [
    "## 7. Prüfungen\n\n- [x] Gerät bei Regen getestet\n- [ ] Gerät bei minus 5 Grad getestet",
    "Gerät bei minus 5 Grad getestet",
  ],
  ["- [x] In de regen getest\n- [ ] Bij vorst getest met Anna", "Bij vorst getest met Anna"],
  ["- [X] Testé sous la pluie\n- [ ] Testé par grand froid", "Testé par grand froid"],
  ["- [x] 雨の中で端末を試す\n- [ ] 氷点下で端末を試す", "氷点下で端末を試す"],
])("launch readiness: an open box of a file is open work: %s", (text, box) => {
  expect(findScope(upload("guide.md", text))).toContain(`Boxes that are not ticked: “${box}”.`);
});

test.each([
  ["a template", "- [ ] Tested in the rain\n- [ ] Tested at five below zero"],
  ["a list that is done", "- [x] Tested in the rain\n- [x] Tested at five below zero"],
  ["a form", "- [x] Yes\n- [ ] No\n- [ ] Not sure"],
  ["ein Formular", "- [x] Ja\n- [ ] Nein\n- [ ] Weiß nicht"],
  ["een formulier", "- [x] Ja\n- [ ] Nee\n- [ ] Weet niet"],
  ["un formulaire", "- [x] Oui\n- [ ] Non\n- [ ] Sans avis"],
  ["アンケート", "- [x] はい\n- [ ] いいえ\n- [ ] 分からない"],
  [
    "a question",
    "## Which do you read?\n\n- [x] I read the weekly mail\n- [ ] I read the daily mail",
  ],
  ["eine Frage", "## Was lesen Sie?\n\n- [x] Ich lese die Mail\n- [ ] Ich lese den Brief"],
  ["een vraag", "## Wat leest u?\n\n- [x] Ik lees de mail\n- [ ] Ik lees de brief"],
  ["une question", "## Que lisez-vous ?\n\n- [x] Je lis le mail\n- [ ] Je lis le courrier"],
  [
    "質問",
    "## どちらを読みますか？\n\n- [x] メールのお知らせを読む\n- [ ] 紙の手紙のお知らせを読む",
  ],
  ["eine Vorlage", "- [ ] Gerät bei Regen getestet\n- [ ] Gerät bei Frost getestet"],
  ["een sjabloon", "- [ ] In de regen getest\n- [ ] Bij vorst getest"],
  ["un modèle", "- [ ] Testé sous la pluie\n- [ ] Testé par grand froid"],
  ["ひな形", "- [ ] 雨の中で端末を試す\n- [ ] 氷点下で端末を試す"],
  ["Ziele", "## Ziele\n\n- [x] Unter zehn Minuten warten\n- [ ] Unter einer Minute zahlen"],
  ["names", "- [x] Ann Lee\n- [ ] Bo Berg"],
  [
    "a table",
    "| Test | Done |\n|---|---|\n| Tested in the rain | [x] |\n| Tested in the snow | [ ] |",
  ],
  ["goals", "## Goals\n\n- [x] Wait less than ten minutes\n- [ ] Pay in less than a minute"],
  ["no list", "Tested in the rain [x], tested at five below zero [ ]."],
])("launch readiness: no open work in a file: %s", (_, text) => {
  expect(findScope(upload("guide.md", text))).not.toContain("not ticked");
});

test("launch readiness: a box of the workspace's file is not the initiative's work", () => {
  const file = upload("guide.md", "- [x] Tested in the rain\n- [ ] Tested at five below zero");
  expect(findScope({ ...file, scope: "workspace" })).not.toContain("not ticked");
});
