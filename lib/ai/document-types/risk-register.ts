import type { Outline } from "./outline";

/** What could go wrong, how bad it would be, and who does what about it. */
export const riskRegister: Outline = [
  {
    heading: "Scope and scales",
    purpose: "Name the plan the risks belong to, and define the levels of likelihood and impact.",
  },
  {
    heading: "Top risks",
    purpose: "Sum up the few risks that need attention now, and what is asked of the reader.",
  },
  {
    heading: "Register",
    purpose:
      "List every risk in a table with cause, event, effect, likelihood, impact, owner and status.",
  },
  {
    heading: "Responses",
    purpose:
      "Say for each serious risk how it is avoided, reduced, shared or accepted, and by when.",
  },
  {
    heading: "Warning signs",
    purpose: "Name the measure or event that shows a risk is coming true, and who watches it.",
  },
  {
    heading: "Contingency plans",
    purpose: "Describe what is done, by whom and with which reserve, once a risk has happened.",
  },
  {
    heading: "Closed risks",
    purpose: "Keep the risks that passed or happened, with what they taught.",
  },
  {
    heading: "Review",
    purpose: "Fix how often the register is gone through, by whom, and who is told of changes.",
  },
];
