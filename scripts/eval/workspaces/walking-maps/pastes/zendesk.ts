import type { PastePart, PasteReference } from "../../../reference";
import { within } from "../../parts";

const ticket = (
  is: PastePart["is"],
  id: number,
  requester: string,
  subject: string,
  [status, created]: readonly [string, string],
): PastePart =>
  within(
    is,
    `${id},${requester},39812044${id % 1000},,Support,`,
    `"${subject}"`,
    `,app offline,${status},Normal,Web,Ticket,${created},2026-11-27 08:12,,,,Morven Hay,,4,Unoffered,1,,0`,
  );

export const zendesk: PasteReference = {
  name: "Zendesk ticket CSV",
  initiative: "Offline regions",
  parts: [
    {
      is: "frame",
      text: "Id,Requester,Requester id,Organization,Group,Subject,Tags,Status,Priority,Via,Ticket type,Created at,Updated at,Assigned at,Due at,Solved at,Assignee,Satisfaction Comment,Replies,Satisfaction Score,Reopens,Brand,On hold time in minutes",
    },
    ticket(
      "user_feedback",
      55120,
      "Alison Reay",
      "Your app deleted Snowdonia while I was standing on it",
      ["Open", "2026-11-20 17:44"],
    ),
    ticket("noise", 55123, "Mail Delivery System", "Undeliverable: Your receipt from Fellside", [
      "Closed",
      "2026-11-20 18:02",
    ]),
    ticket(
      "user_feedback",
      55127,
      "Gwil Parry",
      "Third month in a row that the update gets stuck at 99%, I want my money back",
      ["Pending", "2026-11-21 09:15"],
    ),
    ticket(
      "feature_idea",
      55131,
      "Berit Nygaard",
      "Suggestion: could you let us download several regions overnight, one after the other?",
      ["Open", "2026-11-22 20:30"],
    ),
    ticket("noise", 55134, "SEO Team", "Boost your rankings today!!!", [
      "Suspended",
      "2026-11-23 03:11",
    ]),
    ticket(
      "user_feedback",
      55138,
      "Pat Oakes",
      "I can't tell which of my eleven regions is eating the storage",
      ["Open", "2026-11-23 12:58"],
    ),
    ticket("noise", 55140, "Ravi Shah", "test", ["Deleted", "2026-11-23 13:20"]),
    ticket(
      "user_feedback",
      55149,
      "Fergus Baillie",
      "Brilliant on Ben Alder, every stream was there, thank you",
      ["Solved", "2026-11-25 21:07"],
    ),
  ],
};
