import type { PasteReference } from "../../../reference";
import { within } from "../../parts";

export const jira: PasteReference = {
  name: "Jira CSV export",
  initiative: "Roll call",
  parts: [
    {
      is: "frame",
      text: "Summary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Priority,Resolution,Assignee,Reporter,Created,Updated,Labels,Labels,Sprint,Description,Comment,Comment",
    },
    {
      is: "user_feedback",
      text: `"Halden Labs: list still shows contractors who left the night before",RC-131,48213,Bug,To Do,RC,Roll call,High,,Tom Becker,Wesley Obi,23/Nov/26 9:41 AM,26/Nov/26 2:17 PM,customer,muster,,"Reported by the customer (ticket #31520).

""At nine there were 18 names on it of people who had gone home. My warden searched two floors for them.""

They have a Saltek turnstile at the main gate only.","24/Nov/26 10:02 AM;712020:4c1e77a0-9b1d;Same at Corvane by the way",`,
      says: `Halden Labs: list still shows contractors who left the night before
At nine there were 18 names on it of people who had gone home. My warden searched two floors for them.`,
    },
    {
      is: "feature_idea",
      text: `Split the list by assembly point,RC-124,48171,Story,Selected for Development,RC,Roll call,Medium,,,Dana Kowalski,19/Nov/26 4:05 PM,25/Nov/26 11:30 AM,muster,,RC Sprint 9,"The assembly lead could choose north or south lot and see only the people who belong there, with one total for both.",,`,
      says: "Split the list by assembly point. The assembly lead could choose north or south lot and see only the people who belong there, with one total for both.",
    },
    within(
      "noise",
      "",
      "Bump Flutter to 3.29",
      ",RC-119,48140,Task,Done,RC,Roll call,Low,Done,Lena Fox,Tom Becker,16/Nov/26 8:58 AM,18/Nov/26 5:44 PM,,,RC Sprint 8,,,",
    ),
    {
      is: "technical_constraint",
      text: `iOS stops our background refresh,RC-127,48190,Spike,Done,RC,Roll call,High,Done,Lena Fox,Tom Becker,20/Nov/26 1:22 PM,24/Nov/26 9:15 AM,ios,,RC Sprint 9,"h3. Finding
An app that hasn't been opened for a day is allowed a refresh every 4 hours at most. A list that is never older than 60 seconds is only possible with a silent push from the server.","24/Nov/26 9:15 AM;5f8a2b31c0;closing, see finding","24/Nov/26 9:40 AM;712020:4c1e77a0-9b1d;thx!"`,
      says: `iOS stops our background refresh
An app that hasn't been opened for a day is allowed a refresh every 4 hours at most. A list that is never older than 60 seconds is only possible with a silent push from the server.`,
    },
    within(
      "noise",
      "",
      "test ticket pls ignore",
      ",RC-128,48195,Task,Closed,RC,Roll call,Low,Won't Do,,Kofi Mensah,20/Nov/26 3:00 PM,20/Nov/26 3:01 PM,,,,,,",
    ),
    {
      is: "risk",
      text: `Warden links might end up with people who have left the company,RC-129,48201,Risk,To Do,RC,Roll call,High,,,Aisha Rahman,21/Nov/26 10:47 AM,21/Nov/26 10:47 AM,security,,,"If a warden forwards the link, anyone can see who is in the building until the shift is over. We wouldn't notice.",,`,
      says: "Warden links might end up with people who have left the company. If a warden forwards the link, anyone can see who is in the building until the shift is over. We wouldn't notice.",
    },
    {
      is: "compliance_requirements",
      text: `"Consent before we text visitors, US",RC-133,48220,Task,In Review,RC,Roll call,Medium,,Aisha Rahman,Aisha Rahman,24/Nov/26 8:31 AM,27/Nov/26 10:06 AM,legal,us,,"Counsel: under the TCPA a visitor in the US has to agree in writing before we may send automated texts. Each text without consent can cost $500 to $1,500.",,`,
      says: "Consent before we text visitors, US. Counsel: under the TCPA a visitor in the US has to agree in writing before we may send automated texts. Each text without consent can cost $500 to $1,500.",
    },
    {
      is: "user_feedback",
      text: `"Kell Foods can't read the list in sunlight",RC-135,48231,Bug,Backlog,RC,Roll call,Medium,,,Wesley Obi,26/Nov/26 12:12 PM,26/Nov/26 12:12 PM,customer,,,"From the drill on Tuesday: ""gray on white, I had to hold the phone under my jacket to see anything""",,`,
      says: "Kell Foods can't read the list in sunlight. From the drill on Tuesday: gray on white, I had to hold the phone under my jacket to see anything",
    },
    within(
      "noise",
      "",
      "Book a room for sprint review",
      ",RC-136,48236,Sub-task,To Do,RC,Roll call,Lowest,,Dana Kowalski,Dana Kowalski,27/Nov/26 9:00 AM,27/Nov/26 9:00 AM,,,RC Sprint 9,,,",
    ),
  ],
};
