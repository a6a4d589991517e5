import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { filterCase } from "./documents/filter-case";
import { filterNeeds } from "./documents/filter-needs";

export const filters: SampleInitiative = {
  title: "Water filters by subscription",
  description:
    "We change the filter cartridge at the café before it's spent, for a monthly fee. Looked after by Tash Nguyen. Not before the swap machines run by themselves.",
  archived: false,
  documents: [filterCase, filterNeeds],
  contextItems: [
    {
      label: "market_research",
      title: "Cartridges in the overhauls",
      content: `Marcus wrote it down for two months: 51 of 68 machines came in behind a cartridge that was past its date, 11 had none.`,
    },
    {
      label: "user_feedback",
      title: "Ines, Yarraville",
      content: `"There's a filter? Nobody told me there's a filter." 4 November, at the parts counter.`,
    },
    {
      label: "technical_constraint",
      title: "Five kinds of heads",
      content: `There are five filter heads in use and the cartridges don't interchange. A photo of the head isn't enough for two of them, you need the number on the back.`,
    },
    {
      label: "risk",
      title: "Melbourne water is soft",
      content: `In most suburbs a cartridge lasts longer than the date on it, so somebody will say we're selling water softener to people with soft water. Nobody has an answer.`,
    },
  ],
  goals: [],
};
