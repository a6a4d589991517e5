import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";

/** Who writes the document, before anybody asks for it. */
export function EngineNote() {
  if (engine().method === "ai") {
    return <>Written by AI ({config().AI_MODEL}) from the context of this initiative.</>;
  }
  return (
    <>
      Assembled without AI from the context of this initiative, in a second. To have a model write
      it, the operator of this service sets <code>ANTHROPIC_API_KEY</code>.
    </>
  );
}
