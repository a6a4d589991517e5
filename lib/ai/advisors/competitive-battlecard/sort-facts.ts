import { CUES, HEDGED, isLimited, type Kind } from "./cues";
import { type Fact, isAboutRivals } from "./facts";

/** What a sentence that names a competitor is good for. */
export function kindOf({ text, piece }: Fact): Kind {
  const cue = CUES.find(([, pattern]) => pattern.test(text))?.[0];
  const aside = isAboutRivals(piece) ? "positioning" : "aside";
  if (cue === "strength") {
    if (isLimited(text)) return "weakness";
    return HEDGED.test(text) ? aside : cue;
  }
  return cue ?? (isAboutRivals(piece) && isLimited(text) ? "weakness" : aside);
}
