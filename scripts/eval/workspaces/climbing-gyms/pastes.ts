import type { PasteReference } from "../../reference";

const freeze = "Freeze and cancel in Chalkbag";

const chat: PasteReference = {
  name: "Export of the channel #freeze",
  initiative: freeze,
  parts: [
    { is: "frame", text: "#freeze  Thursday, November 19, 2026" },
    { is: "noise", text: "9:02 AM priya: morning! coffee machine on 2 is dead again" },
    { is: "noise", text: "9:03 AM tess: rip" },
    {
      is: "user_feedback",
      text: '9:11 AM marisol: from the Bend call, owner says, quote: "my members don\'t hate paying $12 for a freeze, they hate finding out about it afterwards"',
    },
    {
      is: "technical_constraint",
      text: "9:20 AM ben: heads up, Stripe can't pause a subscription that was prepaid for a year, there is nothing to pause. Annual members have to go through a credit on the account instead.",
    },
    { is: "noise", text: "9:21 AM dale: ugh ok" },
    {
      is: "risk",
      text: "9:34 AM dale: I'm worried that kids will freeze the family plan from a parent's phone. We have nothing today that stops that.",
    },
    {
      is: "feature_idea",
      text: "9:36 AM tess: idea: show a little calendar with the days that will be billed crossed out, so people see what the freeze does",
    },
    { is: "noise", text: "9:40 AM tess: brb dentist" },
    {
      is: "decision",
      text: "11:15 AM priya: ok, decided with Greg just now: annual plans are left out of the pilot. We thought about doing them by hand but that is how the 19 double charges happened.",
    },
    {
      is: "goal",
      text: "11:17 AM priya: and the target for the pilot is 60% of freezes without staff by February 22. The form got 81% but that was three gyms that wanted it.",
    },
    {
      is: "key_competitors",
      text: "1:48 PM marisol: Ropeline just put out a press release, they now let members freeze by the day and dropped their base price to $229",
    },
    { is: "noise", text: "1:49 PM ben: :eyes:" },
    {
      is: "compliance_requirements",
      text: "2:30 PM priya: Ruth again: in New York a health club must let people cancel for a disability or a move of more than 25 miles without a penalty. So the gym's notice period cannot apply there.",
    },
    { is: "noise", text: "2:31 PM priya: lunch leftovers in the fridge, please take them" },
  ],
};

const interview: PasteReference = {
  name: "Interview with a desk manager",
  initiative: "Front desk without internet",
  parts: [
    {
      is: "frame",
      text: "Interview 4, Shannon Ortega, Lost River Bouldering, Missoula. November 12, 2026. Auto-transcript, tidied up by Ben",
    },
    { is: "noise", text: "Ben: Can you hear me? You're breaking up a little." },
    { is: "noise", text: "Shannon: Hang on, let me move to the office. Better?" },
    { is: "frame", text: "Ben: So what happens at your desk when the line goes down?" },
    {
      is: "user_feedback",
      text: "Shannon: I can't tell who passed the belay test. I end up handing out a lead rope to a guy because he says he's done it before, and I hate that.",
    },
    {
      is: "target_users",
      text: "Shannon: The people who use your desk screen after six are college kids in their first three months, two on a shift, and one of the two is out on the floor belaying.",
    },
    {
      is: "technical_constraint",
      text: "Shannon: One for your engineers: the barcode scanner is paired by Bluetooth with that one browser tab. Once the page reloads the pairing is gone, and the maker says it can't be done any other way.",
    },
    { is: "frame", text: "Ben: What would you want to see?" },
    {
      is: "feature_idea",
      text: "Shannon: Could you make a thing that prints tonight's list of members with their belay status at four every afternoon? Then at least there's paper.",
    },
    {
      is: "market_research",
      text: "Shannon: I did count, you asked me to. In the last six months we went offline 9 times, 5 of them on a weekend, 38 minutes on average.",
    },
    {
      is: "risk",
      text: "Shannon: My fear is the morning after. If it sends two hundred check-ins at once and half are wrong, nobody will notice, and then I have members locked out.",
    },
    { is: "noise", text: "Shannon: Sorry, that's the birthday party. One second." },
    { is: "noise", text: "Ben: No worries. We're almost at time anyway." },
    {
      is: "key_competitors",
      text: "Shannon: Before you we had Ropeline. They simply showed a white page when the internet was gone, and their hotline isn't staffed on a Saturday.",
    },
    { is: "noise", text: "Ben: Thank you so much, I'll send the gift card tonight." },
  ],
};

const sheet: PasteReference = {
  name: "Sheet of the weekly call",
  initiative: freeze,
  parts: [
    { is: "frame", text: "#\twho\tnote" },
    { is: "noise", text: "1\tall\tround of hellos, Ben joins late" },
    {
      is: "user_feedback",
      text: '2\tMarisol\tTicket 48810, member in Reno: "I thought freezing meant I keep my locker. Came back and my shoes were in a trash bag."',
    },
    {
      is: "feature_idea",
      text: "3\tMarisol\tWould be nice if the freeze screen listed what else stops: locker, guest passes, the yoga add-on",
    },
    {
      is: "market_research",
      text: "4\tTess\tTested the clickable draft with 12 members: 10 finished a freeze without help, median 1 min 40 s, 2 looked for it under Payments",
    },
    {
      is: "decision",
      text: "5\tPriya\tDecided on Nov 17: the entry is called Pause or cancel and sits on the first screen of the profile, not under Payments. Reason: the test in row 4",
    },
    {
      is: "risk",
      text: "6\tDale\tIf the 25th falls on a weekend Paywright may not take the file until Monday, then a whole batch of freezes could be late. No plan for that yet",
    },
    {
      is: "goal",
      text: "7\tMarisol\tSupport goal: freeze tickets down from 310 a month to under 100 by the end of June 2027",
    },
    { is: "noise", text: "8\tall\tnext call moves to Wednesday because of Thanksgiving" },
    {
      is: "compliance_requirements",
      text: "9\tPriya\tRuth confirms that under Quebec's consumer protection act a gym contract can't be billed past its last day, so the French-Canadian gyms need an end date in the confirmation",
    },
    { is: "noise", text: "10\tBen\tn/a" },
    {
      is: "external_link",
      text: "11\tTess\tGood teardown of cancel flows, worth a read: https://www.subscriptiondesign.example/cancel-flows",
    },
  ],
};

export const pastes: readonly PasteReference[] = [chat, interview, sheet];
