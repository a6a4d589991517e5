import { ForOperator } from "@/app/components/for-operator";
import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";

/** Tells in advance whether a model writes. */
export function EngineNote() {
  if (engine().method === "ai") {
    return <>Written by AI ({config().AI_MODEL}) from the context of this initiative.</>;
  }
  return (
    <>
      <p>Assembled without AI from the context of this initiative, in a second.</p>
      <ForOperator>
        To have a model write documents, set <code>ANTHROPIC_API_KEY</code>.
      </ForOperator>
    </>
  );
}
