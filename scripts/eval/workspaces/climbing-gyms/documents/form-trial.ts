import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const formTrial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "The freeze form, summer 2026",
  content_markdown: `Eight weeks, May 4 to June 28. Three gyms put a web form on their site, a person at Chockstone entered the freezes. Priya Raman, signed off at the product review on July 14.

## What we wanted to know

Do members freeze on their own if somebody lets them, and do fewer of them cancel?

## What happened

- 644 freezes came in by form, 81% of all freezes in those gyms.
- Cancellations in May and June were 3.1% a month, against 3.9% in the same months of 2025.
- 47% came in after 9 pm, when no desk is staffed.
- 19 people were billed twice.

## What we'd do again

Show the fee before the button. Not one complaint about a fee.

## What we'd change

- Say on the first screen whether the gym has a notice period. We got 60 emails about that.
- Let people change the end date. Students guess wrong.
`,
};
