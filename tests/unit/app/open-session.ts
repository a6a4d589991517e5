import type { Base, Choice } from "@/app/w/[workspace]/documents/[id]/edit/save-result";
import { SaveSession } from "@/app/w/[workspace]/documents/[id]/edit/save-session";
import type { Sent } from "@/app/w/[workspace]/documents/[id]/edit/send";
import type { DocumentState } from "@/lib/domain/documents/watch-document";

/** An open editor over version 1, "First", and a server that gives the `answers` in turn. */
export function openSession(answers: Sent[], newest?: Base) {
  const page = { text: "First", isTouched: false };
  const drafts: string[] = [];
  const sent: { version: number; text: string; choice?: Choice }[] = [];
  const session = new SaveSession({
    read: { version: 1, content: "First" },
    drafts: {
      keep: async ({ text }) => {
        drafts.push(text);
        return text;
      },
      drop: async () => {
        drafts.length = 0;
        return undefined;
      },
    },
    send: async (version, text, choice) => {
      sent.push({ version, text, ...(choice && { choice }) });
      return answers.shift() ?? { state: "saved", version: version + 1, content: text };
    },
    fetchNewest: async () => newest,
    onView: () => {},
  });
  session.attach({
    readText: async () => page.text,
    peekText: async () => page.text,
    noteStored: async (sent, now) => {
      if (page.isTouched) return false;
      page.text = page.text.replace(sent, now);
      return true;
    },
  });
  const type = (text: string) => {
    page.text = text;
    session.noteChange();
  };
  return { session, page, drafts, sent, type };
}

export const conflict = (content: string, version = 2): Sent => ({
  ...{ state: "conflict", version, content },
  by: { name: "Ada", isReader: false, source: "app", version },
  overlaps: [{ line: 1, mine: "", theirs: content, marks: { sent: content, current: content } }],
  canKeepBoth: true,
});
export const byAda = (version: number): DocumentState => ({
  ...{ title: "Plan", version, updatedAt: "2026-11-29T10:00:00.000Z", source: "app" },
  by: { id: "1", name: "Ada" },
});
