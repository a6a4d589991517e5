import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

/** Markdown with its marks set off, as `source.css` has them; each line reads in the direction of its own words. */
export const highlightedMarkdown: Extension = [
  markdown({ base: markdownLanguage, completeHTMLTags: false }),
  syntaxHighlighting(classHighlighter),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  EditorView.contentAttributes.of({ spellcheck: "true", autocapitalize: "sentences" }),
];

/** A text of Markdown to be written by itself; Tab leaves it, as it leaves every field. */
export const markdownSource: Extension = [
  highlightedMarkdown,
  history(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
];
