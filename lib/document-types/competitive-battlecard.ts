import { defineType, listPhrases } from "./definition";

/** Words of sentences about a competitor, first the labels of lines; a space ends a word. */
const STRENGTHS = listPhrases`strength:, strengths:,
  stärke:, stärken:,
  sterk:, sterkte:, sterk punt:, sterke punten:,
  force :, forces :, point fort :, points forts :,
  強み:,
  strong, strength, best , popular, leading, fast , faster, quick, easy, well known, well-known, praise,
  sterk,
  stark , starke, stärke, günstig, billiger, schnell, beliebt,
  goedkoper, snel , sneller, populair,
  forte , fortes , moins cher, rapide,
  強, 安い, 速い, 人気,
  no fee, no setup, no contract, no minimum,
  keine gebühr, keine grundgebühr, keine vertragsbindung, keine mindestlaufzeit,
  geen instapkosten, geen contract, geen opzegtermijn,
  sans engagement, sans frais, pas de frais, aucun frais`;
const WEAKNESSES = listPhrases`weakness:, weaknesses:,
  schwäche:, schwächen:,
  zwak:, zwakte:, zwak punt:, zwakke punten:,
  faiblesse :, faiblesses :, point faible :, points faibles :,
  弱み:,
  weak, lack, slow, missing, cannot, can't, complain, hate that, hate how, hate its, dislike,
  nutzer hassen, kunden hassen,
  haten dat,
  détestent,
  objected, expensive, limited, no ,
  zwak, te duur, traag, geen , ontbreekt,
  schwach, schwäch, teuer, teurer, langsam, fehlt, kein , keine , keinen ,
  faible , faibles , faiblesse, trop cher, plus cher, lent , manque, pas de , aucun , aucune ,
  弱, がない, 遅い`;
const PRICES = listPhrases`price:, prices:, preis:, preise:, prijs:, prijzen:, prix :, tarif :, tarifs :, 価格:, 料金:,
  €, $, £, 円, euro , euros , price , prices , pricing, preis , preise , prijs , prijzen , prix , tarif , tarifs , 価格, 料金`;
const OUR_PRICES = listPhrases`our price, pricing, list price, price list, add-on, discount, we charge , surcharge, extra charge, free of charge,
  unser preis, unsere preise, listenpreis, preisliste, rabatt,
  onze prijs, onze prijzen, prijslijst, korting,
  notre prix, nos prix, nos tarifs, rabais,
  定価, 料金表, 割引`;
const LOST = listPhrases`left us for, went to, switched to, chose, lost to, lost deal,
  gingen zu, wechselten zu, wechselte zu, gewechselt zu, verloren an,
  stapten over, stapte over, overgestapt, verloren aan,
  partis chez, perdu face à, perdu contre, perdus contre,
  失注, 他社に移, 他社へ移`;
const WON = listPhrases`chose us, switched to us, came to us, stayed with us, won:, deal won, zu uns, bei uns geblieben, gewonnen:, naar ons, bij ons gebleven, chez nous, gagné :, 受注`;
/** After `gingen zu`, which may have another object than a competitor. */
const WENT = listPhrases`zu fuß, zu spät, zu ende`;
const QUESTIONS = listPhrases`questions to ask, questions that help, ask:, ask them, ask the buyer, ask buyers,
  ask the customer,
  fragen an den kunden, fragen an kunden,
  vragen aan de klant, vragen aan klanten,
  questions à poser,
  質問例`;
const OBJECTIONS = listPhrases`objection, object to, too expensive, worried, hesitat, einwand, einwände, zu teuer, bezwaar, bezwaren, te duur, trop cher, 反論, 高すぎ`;
/** Labels of lines in the text of a competitor. */
const ANSWERED = listPhrases`objection:, objections:, answer:, our answer:, einwand:, einwände:, antwort:, bezwaar:, bezwaren:, antwoord:, objection :, objections :, réponse :, 反論:, 回答:`;

export const competitiveBattlecard = defineType({
  sections: {
    "Competitor at a glance": {
      purpose: "Sum up what they sell, to whom, at what price, and what they are known for.",
      good: "Four or five lines with a date that a salesperson can take in before the call.",
      labels: ["key_competitors"],
      sentences: { labels: ["key_competitors"] },
      kinds: ["glance"],
    },
    "When we meet them": {
      isBrief: true,
      purpose: "Describe the buyers, and the situations in which they consider both products.",
      good: "Names buyer, size and trigger of the deals in which both are considered, and how often they end well.",
      labels: ["target_market", "target_users"],
    },
    "Where we win": {
      purpose: "List our advantages for this buyer, each with proof that can be shown.",
      good: "Each advantage matters to this buyer and has proof that may be shown: a figure, a customer or a page.",
      initiative: "first sentence",
      labels: ["feature_idea"],
      unshipped:
        "These ideas do not say that they have shipped. Promise only what a buyer can use today.",
      sentences: { labels: ["key_competitors"], words: WEAKNESSES },
    },
    "Where they win": {
      purpose: "List their real strengths, and what to say about each without denying it.",
      good: "Names strengths a buyer would confirm, each with an honest answer and no denial.",
      sentences: { labels: ["key_competitors"], words: STRENGTHS },
      about: { labels: ["user_feedback", "general_note"], words: LOST, unless: [...WON, ...WENT] },
    },
    "Price comparison": {
      isBrief: true,
      purpose: "Compare the full cost for a typical customer, with the date of the figures.",
      good: "Compares the full yearly cost for one typical customer on both sides, with the date of the figures.",
      takesPrices: true,
      sentences: { labels: ["key_competitors"], words: PRICES },
      about: { labels: ["decision", "general_note"], words: OUR_PRICES },
    },
    "Questions to ask": {
      purpose: "Write questions whose honest answers lead the buyer to what we do better.",
      good: "Three to six open questions; each honest answer leads to an advantage named above.",
      about: { labels: ["general_note"], words: QUESTIONS },
    },
    "Objections and answers": {
      purpose: "Pair each thing buyers hold against us with an answer of two sentences.",
      good: "Each objection in the buyer's words, with an answer of at most two sentences and its proof.",
      about: { labels: ["user_feedback", "general_note"], words: OBJECTIONS },
      sentences: { labels: ["key_competitors"], words: ANSWERED },
      kinds: ["objection"],
    },
    "Proof and sources": {
      isBrief: true,
      purpose: "Link the customer stories, reviews and pages that back the claims above.",
      good: "Every claim above has a source with a date that may be shown to a buyer.",
      labels: [
        "upload",
        "user_feedback",
        "market_research",
        "external_link",
        "compliance_requirements",
        "company_info",
      ],
      check: "A rule is no proof. Show what proves that it is kept.",
      checks: ["compliance_requirements"],
    },
  },
  required: {
    competitor: ["The competitor", "key_competitors"],
    our_offer: ["What we offer", "company_info", "feature_idea"],
    buyers: ["Who is buying", "target_market", "target_users"],
  },
  optional: {
    win_loss: ["Why deals are won and lost", "user_feedback"],
    market_research: ["Market research", "market_research"],
    sources: ["Public sources", "external_link"],
    claims: ["Security and compliance claims", "compliance_requirements"],
    voice: ["Voice and claims allowed", "brand_guidelines"],
  },
});
