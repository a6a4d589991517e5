import { expect, test } from "vitest";
import { saysBuilt } from "@/lib/ai/reading/sentences/built";

test.each([
  ["Door code", "The door code went live on 9 November."],
  ["Door code", "Released in version 2."],
  ["The door code", "Door code has been live since 9 November."],
  ["Door code", "It went live on 9 November."],
  ["Türcode", "Der Türcode ging am 9. November live."],
  ["Türcode", "Der Türcode ist seit dem 9. November live."],
  ["Deurcode", "De deurcode ging op 9 november live."],
  ["Deurcode", "De deurcode is sinds 9 november in gebruik."],
  ["Code", "Le code est en service depuis le 9 novembre."],
  ["Code", "Le code a été lancé le 9 novembre."],
  ["ドアコード", "ドアコードは11月9日に公開しました。"],
])("an idea: its own text says that it is built: %s, %s", (title, sentence) => {
  expect(saysBuilt(sentence, title, true)).toBe(true);
});

test.each([
  ["Clock", "Released in version 2?"],
  ["Clock", "Shipped in May (?)"],
  ["Uhr", "Veröffentlicht in Version 2?"],
  ["Klok", "Uitgebracht in versie 2?"],
  ["Horloge", "Livrée en mai ?"],
  ["時計", "版2で公開した？"],
  ["Door code", "The door went live on 9 November."],
  ["Door code", "The door code for Leeds is wanted, which went live on 9 November."],
  ["Door code", "Another app went live on 9 November."],
  ["Door code", "The door code goes live on 9 November."],
  ["Door code", "The door code is live on 9 November."],
  ["Door code", "The door code went live at Acme in May."],
  ["Door code", "The door code went live in May and was taken down in June."],
  ["Door code", "The door code went missing on 9 November."],
  ["Door code", "The door codes went live on 9 November."],
  ["Türcode", "Der Türcode geht am 9. November live."],
  ["Türcode", "Der Türcode ging am 9. November verloren."],
  ["Türcode", "Der alte Code ging am 9. November live."],
  ["Türcode", "Der Türcode ging im Mai live, im Juni abgeschaltet."],
  ["Deurcode", "De deurcode gaat op 9 november live."],
  ["Deurcode", "De deurcode ging op 9 november bij Acme live."],
  ["Code", "Le code sera en service le 9 novembre."],
  ["Code", "Le code a été demandé le 9 novembre."],
  ["ドアコード", "ドアコードは11月9日に公開する予定。"],
])("an idea: its own text does not say that it is built: %s, %s", (title, sentence) => {
  expect(saysBuilt(sentence, title, true)).toBe(false);
});
