import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** Ideas, decisions, risks and plans of the cleanup. */
export const choices: readonly SampleContextItem[] = [
  {
    label: "feature_idea",
    title: "Removal pull requests",
    content: `One pull request per flag: keeps the branch that has been served, deletes the other one and the imports that nobody needs any more. At most 3 open per repo (since week 4 of the beta). The heart of the whole thing.`,
  },
  {
    label: "feature_idea",
    title: "Stale score on the flag list",
    content: `0 to 100 next to each flag, from how long it has served one value, when the code around it was last touched and whether it's a kill switch. Two weeks for one front-end dev. 23 support tickets since January ask for something of the sort.`,
  },
  {
    label: "feature_idea",
    title: "Nudge in Slack",
    content: `Message to whoever created the flag once it's stale, with a "still needed" button that snoozes it for 60 days. Three of the nine beta customers want it. Our Slack app would have to be approved again, 4 to 6 weeks on their side.`,
  },
  {
    label: "feature_idea",
    title: "Expiry date when you create a flag",
    content: `The form asks "when can this go?". Three days of work. But: Tolbooth did this in-house and everybody typed 2099.`,
  },
  {
    label: "feature_idea",
    title: "Cleanup leaderboard",
    content: `Teams ranked by flags removed. From the hack day. No customer has asked for it.`,
  },
  {
    label: "decision",
    title: "We open PRs, we never merge them",
    content: `8 July 2026, Ines, Teodor, Bea.

Options were (a) report only, (b) a PR that a human merges, (c) a PR that we merge after seven days without an objection.

We take (b). Reports change nothing, we've been sending them since 2023. Auto-merge is out: one bad removal in a payment path costs more trust than a hundred good ones earn, and all 12 people we interviewed said no to it. The price is that some PRs will rot.

Look at it again once 1,000 merged PRs have had fewer than 2 reverts.`,
  },
  {
    label: "decision",
    title: "Included in Business and Enterprise",
    content: `Pricing round, 21 October 2026: Bea Lindqvist, Ravi Menon, Ines Kowalczyk. Either an add-on at £9 per developer (est. £420k a year) or part of the plan.

Part of the plan, for Business and Enterprise. A tidy account is what keeps people with us, and sales did not want one more line in the quote. Free and Team get the list of stale flags without PRs. We give up the add-on revenue. Ravi disagrees and wants that on record. To be reviewed after the Q4 2027 renewals.`,
  },
  {
    label: "decision",
    title: "Build the rewriter ourselves",
    content: `Teodor Ilić, 3 June 2026. Looked at licensing Grapheme (£85k a year, closed source, no Go), forking an abandoned open source tool (Java only) and building on tree-sitter. Building it: two engineers for seven months, about £190k. We do that, since which languages we cover is the product. It means no new SDK before the spring.`,
  },
  {
    label: "decision",
    title: "GitHub first",
    content: `12 August 2026. 71% of paying orgs are on GitHub, 19% on GitLab, 6% on Bitbucket, rest unknown. GitLab comes after GA and has no date. Two of our ten biggest accounts therefore can't use it to begin with.`,
  },
  {
    label: "risk",
    title: "A removal that changes what the code does",
    content: `The flag is read somewhere we haven't looked, or the default differs from what was served. Countermeasures: we watch the served value for 30 days before proposing anything, PRs start as drafts, and the customer's tests must be green. Up to week 6, 1 of 214 merged PRs was reverted. Owner: Teodor Ilić.`,
  },
  {
    label: "risk",
    title: "PRs that nobody merges",
    content: `After six weeks 131 of 402 PRs had been open for more than 14 days. If it goes on like this we've swapped one kind of clutter for another. No idea yet what to do about it. No owner.`,
  },
  {
    label: "risk",
    title: "Security says no to write access",
    content: `Corvane and one other beta candidate dropped out because of it. Mitigation: a read-only mode which hands over a patch file, ready in January. Owner: Bea Lindqvist.`,
  },
  {
    label: "external_link",
    title: "Talk: 3,000 flags deleted at a bank",
    content: `45 min, worth it from 19:00, where they get to who reviews. They got rid of 60% after making removal part of the definition of done.`,
    source_url: "https://example.com/talks/three-thousand-flags",
  },
  {
    label: "general_note",
    title: "Numbers for Ravi",
    content: `Build £190k, of which £141k spent by the end of October. Running costs £31k a year, mostly compute for the scans. If half of those who leave over clutter stay: about £160k of ARR a year. So it pays back in roughly 18 months. What customers save isn't our money, left out.`,
  },
  {
    label: "general_note",
    title: "Plan to 2 March",
    content: `- [x] Closed beta with nine customers (5 Oct)
- [ ] PRs no longer leave unused imports: Teodor, 4 Dec
- [ ] Read-only mode with patch file: Wen, 15 Jan
- [ ] Description for the SOC 2 auditor: Bea, 25 Jan
- [ ] Docs, and a mail to all admins about the new permission: Ines, 12 Feb
- [ ] 2 March: on for Business and Enterprise, a tenth of the orgs per day (behind a flag, obviously)

More than 3 reverted PRs in a week and on-call stops opening new ones. The list stays up.`,
  },
  {
    label: "general_note",
    title: "DevWest stand",
    content: `12–13 May. 400 stickers, 60 pairs of socks, the banner from last year if anybody can find it. Jess drives the van.`,
  },
];
