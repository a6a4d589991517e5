import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** Words of planning that people use for one another, a line each. */
const SYNONYMS = `
churn leave cancel quit abandon
price pricing cost fee charge
charge billing invoice
customer client user
employee staff worker colleague
outage incident down downtime
signup register registration onboarding
appointment booking
login signin
competitor competition rival
decision decide
launch release ship rollout
bug defect error fault
rebate discount
recover recovery restore
supplier vendor provider partner
goal objective target
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
plan roadmap strategy`;

/** Words that ask and name nothing, besides the stop words. */
const ASKING = `think know tell find show say said happen everything anything something please give want look summary
summarize explain describe mean relevant exist currently somebody anybody everybody people thing lot way come go take get
put see`;

const STEMS = statement(
  `SELECT coalesce((tsvector_to_array(to_tsvector('english', word)))[1], word) AS stem
   FROM unnest($1::text[]) WITH ORDINALITY AS u(word, n) ORDER BY n`,
  ["text[]"],
  { stem: "text" },
);

export type PlanningWords = {
  synonyms: ReadonlyMap<string, readonly string[]>;
  asking: ReadonlySet<string>;
};

async function readStems(line: string): Promise<string[]> {
  const rows = await query(STEMS, [line.split(/\s+/)]);
  return [...new Set(rows.map(({ stem }) => stem))];
}

async function stemAll(): Promise<PlanningWords> {
  const lines = await Promise.all(SYNONYMS.trim().split("\n").map(readStems));
  const synonyms = new Map<string, string[]>();
  for (const stems of lines) {
    for (const stem of stems) {
      const others = stems.filter((other) => other !== stem);
      synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others]);
    }
  }
  return { synonyms, asking: new Set(await readStems(ASKING)) };
}

let stemmed: Promise<PlanningWords> | undefined;

/** PostgreSQL stems the tables once. */
export async function readPlanningWords(): Promise<PlanningWords> {
  stemmed ??= stemAll();
  return stemmed.catch((error: unknown) => {
    stemmed = undefined;
    throw error;
  });
}
