import type { Evidence } from "@/lib/ai/evidence";

/** Why customers left us, in English, German, Dutch, French and Japanese: never what a buyer holds against us. */
const CHURN =
  /\b(?:churn\w*|exit (?:calls?|interviews?)|cancell?ed|customers? (?:who |that )?left|left us|stopped paying)\b|gekündigt|kündigung|abgewandert|uns verlassen|opgezegd|opzegging|weggegaan|bij ons weg|résili|nous (?:ont )?quitt|partis de chez nous|解約|退会|離脱/iu;

export const isChurn = ({ title, text }: Pick<Evidence, "title" | "text">) =>
  CHURN.test(`${title}\n${text}`);
