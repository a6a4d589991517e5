import { expect, test } from "vitest";
import { listMessages } from "@/lib/ai/reading/chat-heads";

test.each([
  [
    "femke 10:02\nthe quote is in\nravi 10:05\nplus 12 spares\nfemke 10:06\nbudget approved is 15k",
    "the quote is in",
    "budget approved is 15k",
  ],
  [
    "10:02 Anna Roth\nDas Angebot ist da.\n10:05 Jan\nPlus 12.\n10:06 Anna Roth\nDas Budget ist 15k.",
    "Das Angebot ist da.",
    "Das Budget ist 15k.",
  ],
  [
    "Sipke, 10:02 uur\nDe offerte is er.\n\nAnn, 10:05 uur\nPlus 12.\n\nSipke, 10:06 uur\nHet budget is 15k.",
    "De offerte is er.",
    "Het budget is 15k.",
  ],
  [
    "Anne 10:02\nLe devis est là.\nLuc 10:05\nPlus 12.\nAnne 10:06\nLe budget est de 15k.",
    "Le devis est là.",
    "Le budget est de 15k.",
  ],
  [
    "西 10:02\n見積が来た。\n林 10:05\n十二個も。\n西 10:06\n予算は百万円。",
    "見積が来た。",
    "予算は百万円。",
  ],
])("chat: the lines above messages are no text: %j", (text, first, last) => {
  const lines = listMessages(text)
    .split("\n")
    .filter((line) => line !== "");
  expect(lines).toHaveLength(3);
  expect([lines[0], lines[2]]).toEqual([`- ${first}`, `- ${last}`]);
});

test.each([
  "Lager geöffnet 07:00\nAnn\nLager zu 18:00\nBo\nLager geöffnet 07:00\nCem",
  "Ferry 07:02\nfull\nBus 07:31\nlate",
  "Start 09:02\nLunch 12:10\nStart 13:05\nwork goes on",
  "Ferry 07:02 cancelled\nBus 07:31 full\nFerry 09:04 on time",
  "Doors open 18:05\nconcert\nBar opens 18:20\ndrinks\nLast train 23:41\nhome",
])("chat: times of day stay: %j", (text) => expect(listMessages(text)).toBe(text));
