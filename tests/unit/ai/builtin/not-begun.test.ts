import { describe, expect, test } from "vitest";
import { briefFor, draft, initiative, item } from "./pieces";

const NOTE = "what happened after the start";
const write = (text: string) =>
  draft(
    briefFor("retrospective", [
      initiative("Caterers book chairs on a portal. Opens on 15 March 2026."),
      item("user_feedback", "Ticket 12", text),
    ]),
  );

describe("retrospective: feedback on how things are today is no result", () => {
  test.each([
    "We had booked 180 chairs, 150 were delivered.",
    "12 boxes were shipped too late.",
    "180 Stühle bestellt, 150 wurden ausgeliefert.",
    "180 stoelen besteld, 150 zijn uitgebracht.",
    "Le client avait réservé 180 chaises, 150 ont été livrées.",
    "La commande a été livrée en retard.",
    "Le planning est en ligne depuis longtemps, mais illisible.",
  ])("%s", async (text) => expect(await write(text)).toContain(NOTE));

  test.each([
    "Since the launch, orders arrive on time.",
    "In the pilot, 4 of 12 caterers called.",
    "Seit dem Start kommen die Stühle pünktlich.",
    "Sinds de lancering komen de stoelen op tijd.",
    "Depuis le lancement, les commandes arrivent à l'heure.",
    "導入後、注文が時間どおりに届く。",
  ])("but not: %s", async (text) => expect(await write(text)).not.toContain(NOTE));
});
