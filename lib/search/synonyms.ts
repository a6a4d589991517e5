import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

/** Words of planning that people use for one another, a line each. */
const SYNONYMS = `
churn leave quit
price pricing cost fee charge
charge billing invoice
customer client user
employee staff worker colleague
outage incident down downtime
signup registration onboarding
appointment booking
login signin
competitor competition rival
decision decide
launch release ship rollout
bug defect error fault
rebate discount
recover recovery restore
supplier vendor provider partner
goal target
risk threat danger
fast quick speed
problem issue
contract agreement
compliance legal law regulation
feedback complaint
constraint limit limitation
delay late
reduce lower less cut fewer
increase grow more raise
mobile phone handset
test experiment trial pilot
buy purchase
money budget
permission access right
delete remove erase
automate automation
idea proposal suggestion
interview survey research study
security safety
roadmap strategy`;

/** Words of questions that name nothing, besides the stop words. */
const ASKING = `think know tell find show say said happen everything anything something please give want look summary
summarize explain describe mean relevant exist currently somebody anybody everybody people thing lot way come go take get
put see every ever many much also already still yet would could might shall must us please whether since per upon another else
someone anyone everyone somebody one often always never able make made need use give`;

const STEMS = statement(
  `SELECT word, coalesce((tsvector_to_array(to_tsvector('english', word)))[1], word) AS stem
   FROM unnest($1::text[]) AS u(word)`,
  ["text[]"],
  { word: "text", stem: "text" },
);

/** Stems; each synonym is paired with the word at its place in `words`. */
export type PlanningWords = {
  words: string[];
  synonyms: string[];
  asking: ReadonlySet<string>;
};

async function stemAll(): Promise<PlanningWords> {
  const lines = [ASKING, ...SYNONYMS.trim().split("\n")].map((line) => line.split(/\s+/));
  const rows = await query(STEMS, [lines.flat()]);
  const stems = new Map(rows.map(({ word, stem }) => [word, stem]));
  const [asking, ...groups] = lines.map(
    (words) => new Set(words.map((word) => stems.get(word) ?? word)),
  );
  const pairs = groups.flatMap((group) =>
    [...group].flatMap((word) =>
      [...group].flatMap((other) => (other === word ? [] : [{ word, other }])),
    ),
  );
  return {
    words: pairs.map(({ word }) => word),
    synonyms: pairs.map(({ other }) => other),
    asking: asking ?? new Set(),
  };
}

let stemmed: Promise<PlanningWords> | undefined;

/** Asks PostgreSQL once to stem the tables above. */
export async function readPlanningWords(): Promise<PlanningWords> {
  stemmed ??= stemAll();
  return stemmed.catch((error: unknown) => {
    stemmed = undefined;
    throw error;
  });
}
