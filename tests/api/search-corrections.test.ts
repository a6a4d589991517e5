import { describe, expect, test } from "vitest";
import { lookUpTerms } from "@/lib/search/terms";
import { freshDatabase } from "@/tests/support/database";
import { measureShortest } from "@/tests/support/growth";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: typing errors", () => {
  test("are corrected, reported and marked in the title", async () => {
    const { search, item } = await searchedWorkspace();
    await item("Quarterly forecast");
    const answer = await search("Qarterly, please: forcast");
    expect(answer.corrected_query).toBe("quarterly, please: forecast");
    expect(answer.items[0]?.title_highlights).toEqual([
      [0, 9],
      [10, 18],
    ]);
    expect(await search("quarterly")).not.toHaveProperty("corrected_query");
    expect(await search("quarterl")).not.toHaveProperty("corrected_query");
  });

  test("are corrected to a word as the texts spell it", async () => {
    const { search, item } = await searchedWorkspace();
    await item("Werkstatt", "Die Überprüfung kostet nichts.");
    await item("Café", "Les crêpes sont servies.");
    expect(await search("Uberprufnug?")).toMatchObject({ corrected_query: "überprüfung?" });
    expect(await search("die Überprüfnug, dann crêeps?")).toMatchObject({
      corrected_query: "die überprüfung, dann crêpes?",
    });
  });

  test("are not assumed in a word that only has another ending than the texts", async () => {
    for (const text of ["Leasingräder", "Ein Leasingrad", "Ein Leasingrad statt Leasingfedern"]) {
      const { search, item } = await searchedWorkspace();
      const { id } = await item("Wartung", `${text} kostet 60 €.`);
      const answer = await search("Leasingrädern?");
      expect(
        answer.items.map((found) => found.id),
        text,
      ).toContain(id);
      expect(answer).not.toHaveProperty("corrected_query");
    }
  });

  test("are not assumed in words with another first letter or too many differences", async () => {
    const { titles, item } = await searchedWorkspace();
    await item("Payment", "Read the training notes of a cloud, break the horse in another place.");
    for (const q of ["bread", "pavement", "tracking", "aloud", "house", "plane"])
      expect(await titles(q), q).toEqual([]);
  });

  test("are not assumed in a whole word of four letters that another word begins with", async () => {
    const { search, item } = await searchedWorkspace();
    await item("Price", "We decide about it later.");
    expect(await search("late?")).toMatchObject({ items: [] });
    expect(await search("prcie?")).toMatchObject({ corrected_query: "price?" });
    expect(await search("ltaer?")).toMatchObject({ corrected_query: "later?" });
    await item("Akten im Schrank", "Die Namen der Kurse fehlen.");
    for (const q of ["Akte?", "Name?", "Kurs?"])
      expect(await search(q), q).toMatchObject({ items: [{ title: "Akten im Schrank" }] });
  });

  test("are not assumed in another vowel of a word of up to six letters, or in the a and u of German verbs", async () => {
    const { search, item } = await searchedWorkspace();
    await item("Style", "Plain words on the Rosen, a belle forme and two Hunde with a paper.");
    await item(
      "Alike",
      "Er betrug sie und vertrug es nicht. A pellet, kisten met dozen, le centre.",
    );
    for (const q of ["plein?", "Rasen?", "balle?", "ferme?", "Hände?"])
      expect(await search(q), q).toMatchObject({ items: [] });
    for (const q of ["Betrag?", "Vertrag?", "pallet?", "kosten?", "contre?"])
      expect(await search(q), q).toMatchObject({ items: [] });
    for (const q of ["papwr?", "plian?", "plaim?", "pelllet?", "betrgu?"])
      expect(await search(q), q).not.toMatchObject({ items: [] });
  });

  test("are corrected in swapped, missing, similar and neighboring letters", async () => {
    const { titles, item } = await searchedWorkspace();
    await item("Payment");
    for (const q of ["paymnet", "paymet", "paymment", "peyment", "paument"])
      expect(await titles(q), q).toEqual(["Payment"]);
  });

  test("are compared once for each distinct word of a long text", async () => {
    const { workspaceId, item } = await searchedWorkspace();
    const letter = (n: number) => String.fromCharCode(97 + n);
    const word = "p".repeat(50);
    const alike = Array.from({ length: 100 }, (_, n) => {
      const end = letter(n % 10) + letter(n / 10);
      return `${word}${end}`;
    });
    await item("Data", alike.join(" "));
    const lookUp = async (text: string) => {
      const { corrections } = await lookUpTerms(workspaceId, text, false);
      expect(corrections).not.toEqual([]);
    };
    const typed = `${word}ll`;
    await lookUp(typed);
    const once = await measureShortest(() => lookUp(typed));
    const often = await measureShortest(() => lookUp(`${typed} `.repeat(190)));
    expect(often).toBeLessThan(5 * once + 200);
  });
});
