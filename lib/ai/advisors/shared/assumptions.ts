/** Words by which a writer gives away that something is believed and not known. */
export const UNTESTED = new RegExp(
  [
    "\\b(?:we|i|they|the team) (?:\\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|feel|suspect|anticipate)(?!\\w)",
    "\\b(?:it is|is|are|was) (?:widely |generally )?(?:believed|assumed|expected|thought|supposed|estimated)\\b",
    "\\bassum(?:e|es|ing|ption|ptions)\\b",
    "\\b(?:probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to)\\b",
    "\\bexpect(?:s|ing)? (?:that|to|the)\\b",
    "\\bshould (?:\\w+ly )?(?:love|like|want|find|see|adopt|pay|buy|help|lead|result|increase|reduce|improve|drive|convert|attract|make|solve|be enough|be able|not affect|not matter|appreciate|prefer|understand|grow|save)\\b",
    "\\b(?:everyone|everybody|all users|every user|all customers|no one|nobody) (?:will|wants?|needs?|knows?|loves?|hates?|uses?)\\b",
    "\\b(?:obviously|of course|clearly|no doubt|undoubtedly|naturally)\\b",
  ].join("|"),
  "i",
);
