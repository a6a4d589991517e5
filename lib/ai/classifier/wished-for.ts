/** What would be better then, at the end: `that would be gone` is a wish, `the data would be gone` is none. */
const BETTER = {
  en: "(?:(?:that|this|it|the (?:problem|trouble))(?:['’]d| would) be (?:gone|over|history)|(?:['’]d| would) be (?:solved|fixed|perfect|great|happy|(?:(?:so )?much |a lot )?(?:easier|faster|better))|(?:['’]d| would) (?:already |really )?help|(?:['’]d| would) save (?:us|me) [^.,!?]{2,30}|['’]?d use it [^.,!?]{2,12}| would use it [^.,!?]{2,12}|would(?:n['’]t| not) (?:have|need) to [^.!?]{2,80}|nobody would have to [^.!?]{2,80})(?: (?:for us|for me|a lot))?",
  de: "(?:wäre (?:es|das(?: problem| thema)?) (?:\\p{L}+ ){0,2}(?:weg|erledigt|gelöst)|wäre (?:\\p{L}+ ){0,3}(?:geholfen|perfekt|super|(?:viel )?(?:einfacher|leichter|schneller|besser))|würde (?:\\p{L}+ ){0,4}(?:helfen|sparen|lösen)|(?:müsste|bräuchte)n? (?:\\p{L}+ ){1,2}(?:nicht|nichts|keine?n?) (?:\\p{L}+ )?mehr(?: [^.,!?]{2,60})?)",
  nl: "(?:(?:was|zou) (?:het|dat(?: probleem)?) (?:\\p{L}+ ){0,2}(?:weg|opgelost)(?: zijn)?|(?:was|zou) (?:\\p{L}+ ){0,3}(?:geholpen|perfect|(?:veel )?(?:makkelijker|sneller|beter))(?: zijn)?|zou (?:\\p{L}+ ){0,4}(?:helpen|schelen)|hoefden? (?:\\p{L}+ ){1,2}(?:niet|niets) meer [^.,!?]{2,60})",
  fr: "(?:(?:ce|cela|ça|le problème) serait (?:\\p{L}+ ){0,2}(?:réglé|résolu|fini|parfait|(?:plus )?(?:simple|facile|rapide)|mieux)|(?:cela|ça) (?:nous |m['’])?(?:aiderait|suffirait|ferait gagner)[^.,!?]{0,30}|n['’](?:aurait|aurions|aurais) plus (?:à|besoin) [^.!?]{2,80})",
};
/** A wish in the conditional: `If we had an API, that would be gone.` */
const WISHED_FOR = new RegExp(
  [
    `^(?:honestly, )?if (?:we|i|you|they|there|it|the \\p{L}+) (?:only )?(?:had|were|was|could)(?!\\p{L})[^.!?]{1,120}?,? (?:[^.,!?]{1,30})?${BETTER.en}[.!]*$`,
    `^(?:ehrlich, )?(?:wenn (?:es|wir|ich|man|die|der|das)(?!\\p{L})[^.!?]{1,120}(?:gäbe|hätten?|könnten?|ginge)|(?:gäbe es|hätten wir|könnten wir)(?!\\p{L})[^.!?]{1,120}), (?:[^.,!?]{1,30} )?${BETTER.de}[.!]*$`,
    `^(?:eerlijk, )?(?:als (?:er|we|wij|ik)(?!\\p{L})[^.!?]{1,120}|(?:hadden we|was er)(?!\\p{L})[^.!?]{1,120}), (?:dan )?(?:[^.,!?]{1,30} )?${BETTER.nl}[.!]*$`,
    `^(?:franchement, )?(?:s['’]il y avait|si (?:on|nous|je|vous) (?:av|pouv)(?:ait|ions|ais|iez))(?!\\p{L})[^.!?]{1,120}, (?:[^.,!?]{1,20} )?${BETTER.fr}[.!]*$`,
    "^[^。]{1,80}(?:れば|たら)、?[^。]{0,30}(?:助か(?:る|ります)|楽になる|楽になります|解決(?:する|します)|なくなるのに|済むのに)。?$",
  ].join("|"),
  "iu",
);

/** Whether a sentence wishes for something by what would be better with it, which is no risk although it is a condition. */
export const isWishedFor = (sentence: string) => WISHED_FOR.test(sentence);
