import { ForOperator } from "@/app/components/for-operator";
import { getCapabilities } from "@/lib/domain/capabilities";

export function EngineNote() {
  const { model } = getCapabilities();
  if (model) return <>Written by AI ({model}) from the context of this initiative.</>;
  return (
    <>
      <p>Assembled without AI from the context of this initiative, in a second.</p>
      <ForOperator>
        To have a model write documents, set <code>ANTHROPIC_API_KEY</code>.
      </ForOperator>
    </>
  );
}
