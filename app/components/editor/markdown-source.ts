import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

/** Highlights marks (`source.css`); each line has the direction of its words. */
export const highlightedMarkdown: Extension = [
  markdown({ base: markdownLanguage, completeHTMLTags: false }),
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  EditorView.contentAttributes.of({ spellcheck: "true", autocapitalize: "sentences" }),
];

/** Tab leaves the field as usual. */
export const markdownSource: Extension = [
  highlightedMarkdown,
  history(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
];
