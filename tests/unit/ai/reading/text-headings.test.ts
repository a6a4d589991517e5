import { expect, test } from "vitest";
import { markHeadings } from "@/lib/ai/reading/text-headings";

const listMarked = (text: string) =>
  markHeadings(text)
    .split("\n")
    .filter((line) => line.startsWith("#"));

test.each([
  [
    "Calls in May\nwritten up by Ann\n\nMr Roy, baker, Leeds\nHe rents two ovens. He calls us each week.\n\nMs Lee, smith, York\nShe lost a key. It took her two days.\n\nMr Fox, tailor, Hull\nHe is content. He wants a longer lease.",
  ],
  [
    "Gespräche im Mai\naufgeschrieben von Ann\n\nHerr Roth, Bäcker, Jena\nEr mietet zwei Öfen. Er ruft jede Woche an.\n\nFrau Lenz, Schmiedin, Gera\nSie verlor den Schlüssel. Es dauerte zwei Tage.\n\nHerr Fuchs, Schneider, Greiz\nEr ist zufrieden. Er will länger mieten.",
  ],
  [
    "Gesprekken in mei\nopgeschreven door Ann\n\nDe heer Roos, bakker, Ede\nHij huurt twee ovens. Hij belt elke week.\n\nMevrouw Lenz, smid, Epe\nZij verloor de sleutel. Het duurde twee dagen.\n\nDe heer Vos, kleermaker, Ens\nHij is tevreden. Hij wil langer huren.",
  ],
  [
    "Entretiens de mai\nrédigé par Ann\n\nM. Roux, boulanger, Lyon\nIl loue deux fours. Il appelle chaque semaine.\n\nMme Lenz, forgeronne, Dijon\nElle a perdu la clé. Cela a pris deux jours.\n\nM. Renard, tailleur, Brest\nIl est content. Il veut louer plus longtemps.",
  ],
  [
    "5月の聞き取り\n作成者：原\n\n西さん、パン屋\n窯を二台借りている。毎週こちらに電話をかけてくる。\n\n林さん、鍛冶屋\n鍵をなくしてしまった。見つかるまで二日かかった。\n\n森さん、仕立屋\n満足している。もっと長く借りたいと言っていた。",
  ],
])("text headings: three short lines above running text: %j", (text) => {
  const titles = text.split("\n\n").map((block) => block.split("\n")[0]);
  expect(listMarked(text)).toEqual(titles.map((title, at) => `${at === 0 ? "#" : "##"} ${title}`));
});

test.each([
  "REPORT\n\n1. IN SHORT\nIt works.\n\n2. WHAT WENT WRONG\nIt was cold.\n\n3. COSTS\nPaint: 40 pounds.",
  "REPORT\n\nIN SHORT\n\nIt works.\n\nWHAT WENT WRONG\n\nIt was cold.\n\nCOSTS\n\nPaint: 40 pounds.",
  "BERICHT\n\n1. KURZ\nEs geht.\n\n2. FEHLER\nEs war kalt.\n\n3. KOSTEN\nFarbe: 40 Euro.",
  "VERSLAG\n\n1. KORT\nHet werkt.\n\n2. FOUTEN\nHet was koud.\n\n3. KOSTEN\nVerf: 40 euro.",
  "RAPPORT\n\n1. EN BREF\nÇa marche.\n\n2. ERREURS\nIl faisait froid.\n\n3. COÛTS\nPeinture : 40 euros.",
])("text headings: three lines of capitals: %j", (text) => {
  expect(listMarked(text)).toHaveLength(4);
});

test.each([
  "Two people\nThey rent. They pay.\n\nOne more\nHe rents. He pays.",
  "# Calls\n\nMr Roy\nHe rents. He pays.\n\nMs Lee\nShe rents. She pays.\n\nMr Fox\nHe calls. He pays.",
  "Ann\nHow do you pay? By card?\n\nBo\nBy card. I like it.\n\nAnn\nWhy is that? Tell me.\n\nBo\nIt is quick. It is easy.",
  "Ann 09:14\nThe gate is shut. Who has a key?\n\nBo 09:16\nI have one. I am near.\n\nCem 09:20\nGood. I wait here.",
  "We met the board and it\nagreed with us. We go on.\n\nThe shop in Leeds is shut\nuntil May. Nobody minds.\n\nThe price stays as it was\nlast year. That is all.",
  "Dear Ann,\nthe gate is shut. I wait.\n\nPlease call,\nbecause I am late. I hurry.\n\nRegards,\nBo is here. He waits.",
  "- one\nIt is here. It stays.\n\n- two\nIt is here. It stays.\n\n- three\nIt is here. It stays.",
  "1. Open the lid\n2. Turn the key\n3. Close the lid",
  "Bakery Roy\n12 High Street\nLeeds\n\nSmithy Lee\n3 Low Street\nYork\n\nFox and Son\n8 Mill Lane\nHull",
  "GDPR\n\nWe keep the rules. They are short.\n\nDPIA\n\nWe wrote one. It is long.",
  "It works. We go on.\n\nMr Roy\nHe rents. He pays.\n\nThe rest is long and has no title. It goes on here.\n\nSo has this. It is another text.\n\nMs Lee\nShe rents. She pays.\n\nMr Fox\nHe rents. He pays.",
  "Herr Roth:\nEr mietet. Er zahlt.\n\nFrau Lenz:\nSie mietet. Sie zahlt.\n\nHerr Fuchs:\nEr ruft an. Er zahlt.",
  "Wir haben im Mai alles geprüft und\nes geht. Es bleibt so.\n\nDer Laden in Jena ist zu und\nbleibt es. Niemand klagt.\n\nDer Preis ist derselbe wie im Jahr\ndavor. Das ist alles.",
  "Het bestuur was akkoord en wij\ngaan door. Het blijft zo.\n\nDe winkel in Ede is dicht en\nblijft dat. Niemand klaagt.\n\nDe prijs is dezelfde als vorig\njaar. Dat is alles.",
  "Le conseil est d'accord et nous\ncontinuons. C'est tout.\n\nLa boutique de Lyon est fermée et\nle reste. Personne ne se plaint.\n\nLe prix est le même que l'an\ndernier. C'est tout.",
  "窯を二台借りている。\n毎週電話する。\n\n鍵をなくした。\n二日かかった。\n\n満足している。\n長く借りたい。",
  "Rent\n40 pounds\n\nPaint\n12 pounds\n\nWood\n9 pounds",
  "Roses are red\nViolets are blue\n\nSugar is sweet\nAnd so are you\n\nThe end is near\nGood night",
  "CONFIDENTIAL\n\nWe met in May. It was warm.",
  "A, B, C\n\nABC\n\nDEF\n\nGHI",
])("text headings: but none: %j", (text) => {
  expect(markHeadings(text)).toBe(text);
});

test("text headings: ends on long texts", () => {
  for (const part of ["A\n\n", "ABC ", "Ann\nIt is. It was.\n\n", "1. ", "\n"])
    expect(typeof markHeadings(part.repeat(20_000))).toBe("string");
});
