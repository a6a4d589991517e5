import { Image, Link2 } from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "@/app/components/ui/button";
import { Select } from "@/app/components/ui/select";
import { schema } from "@/lib/editor/schema";
import { findAround, hasMark, setLanguage } from "./editor-commands";
import { LANGUAGES } from "./highlighted-code";
import { TABLE_TOOLS, TOOLBAR } from "./tools";

type Props = {
  state: EditorState;
  run(command: Command): void;
  apply(command: Command): void;
  onAsk(what: "link" | "image"): void;
};

export function Toolbar({ state, run, apply, onAsk }: Props) {
  const isInTable = findAround(state, schema.nodes.table) !== undefined;
  const code = findAround(state, schema.nodes.code)?.node;
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-orientation="horizontal"
      onKeyDown={moveAlong}
      className="sticky top-header z-10 [@media(max-height:30rem)]:static flex flex-wrap gap-x-2 gap-y-1 border-b bg-background py-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:top-0"
    >
      {/* On a phone, this row and that of tables scroll sideways, so that most of the screen is left for the text. */}
      <div className="flex gap-2 md:contents">
        {TOOLBAR.map((tools, group) => (
          <div key={tools[0]?.name} className="flex gap-0.5">
            {tools.map(({ name, keys, icon: Icon, run: command, isOn }, index) => (
              <Tool
                key={name}
                name={keys ? `${name} (${keys})` : name}
                isFirst={group === 0 && index === 0}
                isOn={isOn?.(state)}
                isPossible={isOn !== undefined || command(state)}
                onClick={() => run(command)}
              >
                <Icon aria-hidden />
              </Tool>
            ))}
          </div>
        ))}
        <div className="flex gap-0.5">
          <Tool
            name="Link (Ctrl+K)"
            isOn={hasMark(state, schema.marks.link)}
            onClick={() => onAsk("link")}
          >
            <Link2 aria-hidden />
          </Tool>
          <Tool name="Image" onClick={() => onAsk("image")}>
            <Image aria-hidden />
          </Tool>
        </div>
      </div>
      {isInTable && (
        <div className="flex gap-1 md:flex-wrap">
          {TABLE_TOOLS.map(({ name, run: command }) => (
            <Button
              key={name}
              size="small"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {code && <CodeLanguage language={code.attrs.lang ?? ""} apply={apply} />}
    </div>
  );
}

function CodeLanguage({ language, apply }: { language: string; apply: Props["apply"] }) {
  const known = LANGUAGES.includes(language) || !language ? LANGUAGES : [language, ...LANGUAGES];
  return (
    <Select
      aria-label="Language of the code"
      value={language}
      onChange={(event) => apply(setLanguage(event.target.value))}
      options={[
        { value: "", label: "No language" },
        ...known.map((name) => ({ value: name, label: name })),
      ]}
      className="w-40"
    />
  );
}

type ToolProps = {
  name: string;
  isFirst?: boolean;
  isOn?: boolean | undefined;
  isPossible?: boolean;
  onClick(): void;
  children: ReactNode;
};

function Tool({ name, isFirst, isOn, isPossible = true, onClick, children }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      title={name}
      aria-label={name.replace(/ \(.*/, "")}
      aria-pressed={isOn}
      aria-disabled={!isPossible}
      tabIndex={isFirst ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="aria-disabled:opacity-50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
    >
      {children}
    </Button>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  if (event.target instanceof HTMLSelectElement) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
  const step = STEPS[event.key];
  const edge = { Home: 0, End: buttons.length - 1 }[event.key];
  const to = edge ?? (step && (at + step + buttons.length) % buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
