import { Button } from "@/app/components/ui/button";

type Props = {
  hasModel: boolean;
  what: keyof typeof SUGGESTED;
  onAsk(question: string): void;
};

export function EmptyConversation({ hasModel, what, onAsk }: Props) {
  return (
    <div className="grid gap-3">
      <p className="text-pretty text-subtle">
        Answers come from the content of this workspace, with their sources. Nothing is changed
        without your click.
      </p>
      <ul className="grid gap-2">
        {(hasModel ? SUGGESTED[what] : FOUND_BY_LABEL).map((text) => (
          <li key={text}>
            <Button size="small" onClick={() => onAsk(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Used without a model, when search answers: each question names a label, whose items are found in
 * any wording. */
const FOUND_BY_LABEL = [
  "What was decided?",
  "Which risks are known?",
  "What feedback is there?",
] as const;

const SUGGESTED = {
  workspace: [
    "What was decided lately?",
    "Which risks are still open?",
    "What do users ask for most?",
  ],
  initiative: [
    "What is this initiative for, and for whom?",
    "What are the arguments against it?",
    "What do we still need before launch?",
  ],
  document: [
    "What is this document's main point?",
    "Which of its statements lack evidence?",
    "What in the workspace contradicts it?",
  ],
} as const;
