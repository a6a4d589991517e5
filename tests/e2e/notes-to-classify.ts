/** Notes of a meeting with a decision, a risk, a quotation, two ideas, a goal and an appointment. */
export const NOTES = `# Weekly, 12 November 2026

## Decisions
- We agreed to start with Plus on 1 December and keep Standard for 12 January.

## Risks
- WhatsApp could refuse the German templates again; then Germany starts with SMS only.

## What customers said
"The phone is quiet between eight and ten. That has not happened in eleven years."
Hanneke, dispatcher, Klimaat Noord

## Ideas
- Let the person at home answer with one digit to move the visit.
- Show the window on the day list.

Nobody at home: 11%, want < 5% by March 2027

Next meeting on Monday at nine`;
