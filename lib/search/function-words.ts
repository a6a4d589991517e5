import { findIdentifiers, splitWords, type Token } from "./tokens";

/**
 * Articles, pronouns, question words, auxiliaries, prepositions and conjunctions, a list for each language; PostgreSQL has the
 * English ones. Nouns of the same language (`Waren`, `été`) are left out, and so is `without`, which tells risks apart.
 */
type FunctionWords = {
  words: string;
  /** Content in another language, or abbreviations: they count only in a query with one of the `words` that no other language has. */
  ambiguous: string;
};

const GERMAN: FunctionWords = {
  words: `wie wer wen wem wessen wann wo woher wohin wozu womit wodurch wofür wogegen woran worauf woraus worin worüber worum
    wovon wovor wonach wobei warum weshalb wieso weswegen inwiefern inwieweit welche welcher welches welchem welchen wieviel
    wieviele viel viele vieler vielen dem ein eine einer einem einen eines kein keine keiner keinem keinen keines ich sie
    wir ihr mich dich sich ihn ihm ihnen euch uns mein meine meiner meinem meinen meines dein deine deiner deinem deinen ihre
    ihrer ihrem ihren ihres seine seiner seinem seinen seines unser unsere unserer unserem unseren unseres euer eure eurer eurem
    euren diese dieser dieses diesem diesen jene jener jenes jenem jenen jede jeder jedes jedem jeden jemand niemand etwas nichts
    alles allem allen aller manche mancher solche solcher deren dessen denen sind seid sei seien wäret gewesen habe haben
    habt hatte hatten hattest hätte hätten gehabt werde wirst wird werden werdet wurde wurden geworden worden kann kannst können
    könnt konnte konnten könnte könnten muss musst müssen müsst musste mussten müsste müssten soll sollst sollen sollt sollte
    sollten willst wollen wollt wollte wollten darf darfst dürfen dürft durfte durften dürfte dürften mögen möchte möchten
    möchtest auf aus bei beim nach von vom vor zu zum zur unter zwischen durch gegen bis seit während wegen trotz ins und
    oder aber denn weil dass daß ob wenn als obwohl sondern sowie damit dazu davon dafür dabei daran darauf darüber nicht auch
    noch nur schon sehr da dann dort jetzt immer doch ja eigentlich etwa`,
  ambiguous: `der die den des du man bin bist hat hast war wart warst mit für über ab hier alle dies sein wäre mal so am an
    will nun ohnehin mag das er es ist um im`,
};

const DUTCH: FunctionWords = {
  words: `wie waar waarom wanneer hoe hoeveel welk welke wiens waarmee waarvoor waarheen waarvan waardoor waarop waarbij waarin
    waaruit waaraan waarover waartoe het een geen ik jij je hij zij ze wij jullie mij ons onze mijn jouw jouwe zijn
    zich dit dat deze iemand niemand iets niets alles ieder iedere iedereen elke geweest heb hebt heeft hebben gehad hadden wordt worden werd werden geworden kunt kunnen kon konden moet moeten moest moesten mogen mocht mochten zal zult zullen
    zou zouden willen wilde wilden hoeft hoeven aan achter bij binnen buiten naar naast onder sinds tegen ter tijdens
    tussen uit vanaf volgens voor maar omdat hoewel terwijl zodat dus niet ook nog daar daarvan daarvoor nu toch
    wel wat`,
  ambiguous: `de die men hun haar me mij u uw ben was waren kan kun mag wil te tot door van om op over per met na al als dan
    toen hier alle of eens zo is want ten hem hen elk wilt en er`,
};

const FRENCH: FunctionWords = {
  words: `quand où qui que quoi quel quelle quels quelles lequel laquelle lesquels lesquelles auquel auxquels duquel desquels
    pourquoi combien le une du je il elle nous vous ils elles moi toi lui eux leur leurs notre nos votre vos cela
    ça ceci celui celle ceux celles cet cette êtes sont étais était étions étiez étaient serai seras serons serez seront
    serait seraient soit soient étant avons avez ont avait avaient auront aurait auraient ayant peux peut pouvons pouvez
    peuvent pouvait pourra pourront pourrait pourraient dois doit devons devez doivent devait devra devront devrait devraient
    veux veut voulons voulez veulent voudrait faut faudra faudrait lorsque parce puisque quelque quelques chaque rien aucun
    aucune jamais aussi déjà très avec chez depuis dans jusque jusqu'à jusqu'au quelqu'un aujourd'hui
    n'a n'y s'il qu'il qu'on qu'un d'un j'ai l'on`,
  ambiguous: `la les l un de des d à au en on se ce ne pas ni si tu te y t me mon ma mes ton ta tes son sa ses est sera a par pour
    sur sous vers entre comment comme car or donc mais même tout tous toute toutes va vont dès dont ont encore pendant aura ces aux et`,
};

/** By grammar: particles, copulas, auxiliaries, endings, pronouns and formal nouns, as `Intl.Segmenter` cuts them. */
const JAPANESE = `から まで より など ほど くらい ぐらい だけ しか ばかり こそ さえ すら でも とか やら なら ならば けど けれど けれども
    しかし また および または について による により によって によると において に関する に対する に対して として とともに です しょ
    しょう だった だっ ます まし ませ せん ましょ した して しま する すれ すれば され せる させ れる られ られる ない なく なけれ
    なければ なり なる なっ なった って なら たい たく たら たり いる いま いて いた てい ある あり ありま あれ あっ おり おる おき
    でき できる すか いるか べき よう よい いい ほしい くだ さい という といった こと もの とき ところ ため わけ はず つもり ほう ここ
    そこ あそこ これ それ あれ どれ こちら そちら どちら この その あの どの こう そう ああ どう こんな そんな どんな いつ だれ どこ
    なん なんと なぜ どうして いくら いくつ いかが もう まだ とても すべて みんな 何 何と 何で 誰 誰か 何時 何故 我々 私 たち 彼 彼女
    あなた わたし 自分 さん さま 様 氏 くん ちゃん`;
/** A word of one such letter is a particle or an ending. */
const HIRAGANA_LETTER = /^\p{Script=Hiragana}$/u;

/** PostgreSQL does not know them in one word: `whats blocked`. */
const ENGLISH_CONTRACTIONS = `whats whos wheres whens hows thats theres lets dont doesnt didnt isnt arent wasnt werent cant couldnt
    shouldnt wouldnt hasnt havent hadnt`;

const split = (list: string) => new Set(splitWords(list));
const LANGUAGES = [GERMAN, DUTCH, FRENCH].map(({ words, ambiguous }) => ({
  words: split(words),
  ambiguous: split(ambiguous),
}));
const JAPANESE_WORDS = split(JAPANESE);
const CONTRACTIONS = split(ENGLISH_CONTRACTIONS);

/** Whether any of the languages has it as a function word, though it may be content in another. */
export const mayBeFunctionWord = (word: string) =>
  LANGUAGES.some(({ words, ambiguous }) => words.has(word) || ambiguous.has(word));

const isJapanese = (word: string) => HIRAGANA_LETTER.test(word) || JAPANESE_WORDS.has(word);

const KANJI = /^\p{Script=Han}$/u;
const KANA_PAIR = /^\p{Script=Hiragana}{2}$/u;
const AUXILIARY =
  /^(?:ない|なか|なけれ|た|て|たら|ます|まし|ませ|ましょ|られ|られる|れ|れる|れた|せる|せた|ば)か?$/;

/**
 * Finds the endings of verbs that are cut from their kanji, as in `終|わら|ない`: two kana between one kanji and an auxiliary, or
 * that end with `っ`. `靴|ひも|が` is a noun.
 */
function findEndings(tokens: readonly Token[]): Set<string> {
  const isNext = (one: Token | undefined, other: Token | undefined) => one?.end === other?.start;
  return new Set(
    tokens.flatMap((token, at) => {
      const [before, after] = [tokens[at - 1], tokens[at + 1]];
      if (!KANA_PAIR.test(token.word) || !KANJI.test(before?.word ?? "")) return [];
      const isInflected = isNext(token, after) && AUXILIARY.test(after?.word ?? "");
      return isNext(before, token) && (isInflected || token.word.endsWith("っ")) ? token.word : [];
    }),
  );
}

/** Nouns, though their tokens may read like particles: `タイ` is not `たい`. */
const KATAKANA = /\p{Script=Katakana}/u;
const ABBREVIATION = /^\p{Lu}{2,}$/u;
const OTHER_LETTER = /[\p{Ll}\p{Lo}]/u;

/**
 * Finds the function words of a query in German, Dutch, French and Japanese, also joined as in `peut-on`. Words in katakana
 * are none, nor are those in capitals, unless all of the query is in capitals.
 */
export function findFunctionWords(text: string, tokens: readonly Token[]): Set<string> {
  const isMixed = OTHER_LETTER.test(text);
  const namesNothing = ({ start, end }: Token) => {
    const written = text.slice(start, end);
    return !KATAKANA.test(written) && !(isMixed && ABBREVIATION.test(written));
  };
  const words = [...new Set(tokens.filter(namesNothing).map(({ word }) => word))];
  const endings = findEndings(tokens.filter(namesNothing));
  const spoken = LANGUAGES.filter((language) =>
    words.some(
      (word) =>
        language.words.has(word) &&
        LANGUAGES.every(
          (other) => other === language || !(other.words.has(word) || other.ambiguous.has(word)),
        ),
    ),
  );
  const found = new Set(
    words.filter(
      (word) =>
        isJapanese(word) ||
        endings.has(word) ||
        CONTRACTIONS.has(word) ||
        LANGUAGES.some((language) => language.words.has(word)) ||
        spoken.some(({ ambiguous }) => ambiguous.has(word)),
    ),
  );
  if (found.size > 0)
    for (const { whole, parts } of findIdentifiers(tokens))
      if (parts.every(({ word }) => found.has(word))) found.add(whole.word);
  return found;
}
