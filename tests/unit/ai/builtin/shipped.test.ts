import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

test.each([
  "We shipped the new contact form on 3 November 2026",
  "Since 12 November, customers can follow their repair online",
  "Wir haben das neue Kontaktformular am 3. November 2026 freigeschaltet",
  "Seit dem 12. November können Kunden ihre Reparatur online verfolgen",
  "We hebben het nieuwe formulier op 3 november 2026 opgeleverd",
  "Sinds 12 november kunnen klanten hun herstelling online volgen",
  "Nous avons livré le nouveau formulaire de contact le 3 novembre 2026",
  "Depuis le 12 novembre, les clients peuvent suivre leur réparation en ligne",
  "11月12日から、お客様が修理の状況を見ることができるようになりました",
  "We shipped the customer portal on 3 November 2026",
  "Wir haben das Kundenportal am 3. November 2026 freigeschaltet",
  "We hebben het klantenportaal op 3 november 2026 opgeleverd",
])("release notes: what a decision or a note says is out is new: %s", async (text) => {
  for (const label of ["decision", "general_note"] as const) {
    const brief = briefFor("release_notes", [item(label, text, `${text}.`)]);
    expect(await readSection(brief, "New"), label).toContain(text.slice(-20));
  }
});

test.each([
  "We shipped 32 clarinets to the school on 3 November 2026",
  "We ship the new contact form on 3 March 2027",
  "If we shipped the new form on 3 November, orders would rise",
  "Since 12 November, customers can only pay by card",
  "Since 12 November we can see that orders fall",
  "Wir haben am 3. November 2026 32 Klarinetten ausgeliefert",
  "Seit dem 12. November können Kunden nicht mehr bezahlen",
  "Sinds 12 november kunnen we geen facturen sturen",
  "Het nieuwe formulier wordt op 3 maart 2027 opgeleverd",
  "Nous avons livré 32 clarinettes le 3 novembre 2026",
  "Nous avons lancé une étude le 3 novembre 2026",
  "11月12日から、お客様は支払いができなくなりました",
  "We launched the survey on 3 May 2026",
  "We launched the search for a new developer on 3 May 2026",
  "We shipped the wrong clarinet to Bremen on 3 November 2026",
  "We shipped the uniform to Bremen on 3 November 2026",
  "We shipped the clarinet to a new customer on 3 November 2026",
  "Since May, every customer can complain by phone",
  "Wir haben die Rechnungen am 3. Mai ausgeliefert",
  "Wir haben die neue Umfrage am 3. Mai veröffentlicht",
  "Seit dem 3. Mai können Kunden sich telefonisch beschweren",
  "We hebben het rapport op 3 mei opgeleverd",
  "Sinds 3 mei kunnen klanten telefonisch klagen",
  "Nous avons lancé la nouvelle enquête le 3 mai 2026",
  "Depuis le 3 mai, les clients peuvent se plaindre par téléphone",
  "5月3日に新しい調査を公開しました",
])("release notes: but a decision on something else is not: %s", async (text) => {
  const brief = briefFor("release_notes", [item("decision", text, `${text}.`)]);
  expect(await readSection(brief, "New")).not.toContain(text.slice(-20));
});
