import type { SampleWorkspace } from "@/lib/domain/workspace/sample";

/** Small: one initiative without a document, ten items and two of the company. */
export const bakeryWorkspace: SampleWorkspace = {
  name: "Hartley's Bakeries",
  contextItems: [
    {
      label: "company_info",
      title: "Hartley's in short",
      content: `14 shops in Leeds and Bradford, one bakehouse in Kirkstall, 163 people, most of them part-time. £6.2m a year over the counter, a third of it before 9.30. Till system: Bakewell POS, rented until 2029.`,
    },
    {
      label: "brand_guidelines",
      title: "How we talk",
      content: `Like the person behind the counter. "Ta" is fine, "valued customer" is not. Never say "artisan". Prices with the pound sign and two decimals. The loaf is called a stotty in Bradford and a bread cake in Leeds, and we do not argue about it.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Order ahead",
      description:
        "People order and pay on their phone and pick the bag up at the side hatch without queueing. Tariq Aziz runs it, Joan Hartley speaks for the shops. Headingley and Kirkstall open on 1 February 2027, all 14 shops by Easter, 28 March 2027.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "target_users",
          title: "Office people before nine, parents on Saturday",
          content: `Weekdays 7.15 to 9.00: people on their way to work, a coffee and something warm, 4 minutes before the bus. Saturdays: parents with a list, 8 to 15 things, a pram that does not fit between the baskets. Not for the cafés we supply; they ring the bakehouse.`,
        },
        {
          label: "user_feedback",
          title: "Moira, Headingley shop",
          content: `"Half past eight they look in, see the line, and walk on to Greggs. I counted last Tuesday: 23 in an hour. And I know them by name, that's the thing."

Moira Dunne, shop manager, 13 October 2026`,
        },
        {
          label: "user_feedback",
          title: "Cards from the counter, September",
          content: `212 cards. 61 want to know what is left before they walk over. 34 say the card machine is slow. 19 ask for sourdough on Mondays (we don't bake it Mondays). "Let me order the birthday cake on here too please" - Mrs Okonkwo, Armley.`,
        },
        {
          label: "feature_idea",
          title: "Pick a ten-minute slot, bag at the hatch",
          content: `You choose shop and slot (7.10, 7.20 …), at most 6 bags a slot in each shop. The shop sees the order on the hatch screen and prints a label with the first name. Orders close 15 minutes before the slot. Change or cancel until then.`,
        },
        {
          label: "feature_idea",
          title: "Saturday list that repeats",
          content: `Same order each Saturday until you stop it; a reminder on Friday at 18.00 with one button to skip the week. Joan thinks 400 households would use it. Not in the first version.`,
        },
        {
          label: "technical_constraint",
          title: "Tills send stock at closing time only",
          content: `Bakewell POS uploads sales once, at about 19.00. During the day nobody knows how many sausage rolls are left. So the app sells from a daily allowance each shop sets by 6.30, not from real stock. Live stock would be a new contract (Bakewell quoted £38,000 a year).`,
        },
        {
          label: "compliance_requirements",
          title: "Allergens before paying",
          content: `The 14 allergens must be readable before somebody pays, for each product, and on the label of anything packed before it was ordered. Trading Standards in Leeds check about once a year.`,
          source_url: "https://food.example.gov.uk/distance-selling-allergens",
        },
        {
          label: "general_note",
          title: "You pay when you order",
          content: `Joan and Tariq, 4 November: it is paid in the app, card or phone wallet, no paying at the hatch. Paying at the hatch would bring the queue back. Cash customers lose out and Joan is fine with that for now.`,
        },
        {
          label: "risk",
          title: "Bags nobody collects",
          content: `Taylor's in York had 1 bag in 12 left behind in the first month. Ours is paid for, so we lose no money; uncollected bags stay until closing and then go to the food bank on Kirkstall Road. A second no-show in a week and the app asks whether something is wrong.`,
        },
        {
          label: "risk",
          title: "Oven 2",
          content: `Oven 2 in the bakehouse is from 1998 and stopped twice in October. Without it there are no sausage rolls before 9.00 in six shops, which is half of what people would order ahead.`,
        },
      ],
      goals: [
        {
          goal_type: "business_outcome",
          title: "A fifth of the morning ordered ahead",
          key_result: "20% of sales before 9.30 come through the app, in shops that have it",
          baseline: "0%",
          timeframe: "30 June 2027",
          priority: 100,
        },
        {
          goal_type: "user_outcome",
          title: "In and out",
          description: "Measured by Moira and a stopwatch, Tuesdays and Saturdays.",
          key_result: "4 minutes from door to door for people who ordered ahead",
          baseline: "11 minutes in Headingley, October 2026",
          priority: 80,
        },
        {
          goal_type: "general",
          title: "The people at the counter would not want to go back",
        },
      ],
    },
  ],
};
