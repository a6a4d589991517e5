import type { Editing } from "@/app/components/editor/editing";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import type { Drafts } from "./drafts";
import type { Base, Conflicting } from "./save-result";
import type { Sent } from "./send";

export type SaveState =
  | { state: "saved" | "unsaved" | "saving" | "offline" | "unwritable" }
  | { state: "refused"; reason: string };

export type SaveView = {
  state: SaveState;
  version: number;
  conflict: Conflicting | undefined;
  /** The newest version of somebody else that is now part of the text. */
  arrived: DocumentState;
};

type Options = {
  read: Base;
  drafts: Pick<Drafts, "keep" | "drop">;
  send(version: number, text: string, keepsBoth: boolean): Promise<Sent>;
  fetchNewest(): Promise<Base | undefined>;
  onView(view: SaveView): void;
};

const GONE: SaveState = {
  state: "refused",
  reason:
    "Somebody deleted this document. Copy what you need, or bring the document back from the trash.",
};

const KEEP_AFTER_MS = 500;
const SAVE_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 15_000;

/** The saving of one document while it is edited: drafts, saves one after the other, and versions of other people. */
export class SaveSession {
  view: SaveView;
  #base: Base;
  #editing: Editing | undefined;
  #isGone = false;
  #changes = 0;
  #storedChanges = 0;
  /** Texts that were sent; whether they were stored is unknown. */
  #unanswered: string[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly options: Options) {
    this.#base = options.read;
    const { version } = options.read;
    this.view = { state: { state: "saved" }, version, conflict: undefined, arrived: null };
  }

  /** Takes the text of an editor that has opened. */
  attach(ready: Editing) {
    this.#editing = ready;
    if (this.#state !== "saved" && !this.view.conflict) this.#saveLater(SAVE_AFTER_MS);
  }

  detach() {
    this.#editing = undefined;
  }

  /** Waits for pending work. `shown` counts while no editor is ready. */
  readText(shown: string): Promise<string | undefined> {
    return this.#inTurn(async () => (this.#editing ? this.#readWritten() : shown));
  }

  noteChange() {
    this.#changes += 1;
    this.#show({ state: { state: "unsaved" } });
    this.cancelTimers();
    this.#timers.push(setTimeout(() => void this.#keep(), KEEP_AFTER_MS));
    this.#saveLater(SAVE_AFTER_MS);
  }

  /** @returns whether the whole text is stored */
  saveNow(): Promise<boolean> {
    this.cancelTimers();
    return this.#inTurn(() => this.#store());
  }

  saveIfOffline() {
    if (this.#state === "offline") void this.saveNow();
  }

  /** Keeps and saves changes before the page may be closed. */
  saveInBackground() {
    if (this.#changes === this.#storedChanges) return;
    void this.#keep();
    if (this.#state === "unsaved" && !this.view.conflict) void this.saveNow();
  }

  /** Takes in the newest version; null if the document is gone. */
  arrive(latest: DocumentState): Promise<void> {
    return this.#inTurn(() => this.#takeIn(latest));
  }

  /** Sets the stored version that the text is based on. */
  rebase({ version, content }: Base) {
    this.#base = { version, content };
    this.#show({ version });
  }

  /** Ends a conflict: from now on, the text is based on `against`. */
  settle(against: Base) {
    this.rebase(against);
    this.#show({ conflict: undefined });
  }

  /** Ends a conflict of additions: the stored text follows the other person's, and nobody's is lost. */
  keepBoth(): Promise<boolean> {
    this.cancelTimers();
    return this.#inTurn(() => this.#store({ keepsBoth: true }));
  }

  cancelTimers() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  get #state() {
    return this.view.state.state;
  }

  #show(change: Partial<SaveView>) {
    this.view = { ...this.view, ...change };
    this.options.onView(this.view);
  }

  /** Serializes work, so that the latest text is sent last. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  #saveLater(afterMs: number) {
    this.#timers.push(setTimeout(() => this.view.conflict || void this.saveNow(), afterMs));
  }

  async #readWritten(): Promise<string | undefined> {
    const text = await this.#editing?.readText();
    if (text === undefined && this.#editing) this.#show({ state: { state: "unwritable" } });
    return text;
  }

  /** Does not wait for its turn, since a save may take as long as the network does. */
  async #keep() {
    const [before, against] = [this.#changes, this.#base];
    const text = await this.#editing?.peekText();
    if (text === undefined || this.#storedChanges >= before) return;
    await this.options.drafts.keep({ text, base: against, at: Date.now() });
  }

  async #store({ keepsBoth = false } = {}): Promise<boolean> {
    const { drafts, send } = this.options;
    const [before, on] = [this.#changes, this.#editing];
    const text = await this.#readWritten();
    // Another text may have been opened meanwhile.
    if (text === undefined || this.#editing !== on) return false;
    if (text === this.#base.content && !this.view.conflict) return this.#finish(before);
    await drafts.keep({ text, base: this.#base, at: Date.now() });
    this.#show({ state: { state: "saving" } });
    const sent = await send(this.#base.version, text, keepsBoth);
    switch (sent.state) {
      case "conflict":
        if (this.#unanswered.includes(sent.content)) {
          // The other text is an own one whose answer was lost.
          this.#unanswered = [];
          this.rebase(sent);
          return this.#store();
        }
        this.#show({ conflict: sent, arrived: null, state: { state: "unsaved" } });
        return false;
      case "saved":
        this.#isGone = false;
        this.#unanswered = [];
        this.#show({ conflict: undefined });
        if (this.#editing === on && (await on?.noteStored(text, sent.content))) this.rebase(sent);
        return this.#finish(before);
      case "offline":
        this.#unanswered.push(text);
        this.#show({ state: sent });
        this.#saveLater(TRY_AGAIN_AFTER_MS);
        return false;
      case "refused":
        this.#show({ state: this.#isGone ? GONE : sent });
        return false;
    }
  }

  /** @param before the number of changes that the stored text has */
  async #finish(before: number): Promise<true> {
    if (this.#changes !== before) return true;
    this.#storedChanges = before;
    this.#show({ state: { state: "saved" } });
    await this.options.drafts.drop();
    return true;
  }

  async #takeIn(latest: DocumentState) {
    const on = this.#editing;
    this.#isGone = latest === null;
    if (this.view.conflict || !on) return;
    if (!latest) return this.#show({ state: GONE });
    if (latest.version <= this.#base.version) return;
    const text = await this.#readWritten();
    if (text === undefined) return;
    if (text !== this.#base.content) {
      const mayBeOwn = this.#unanswered.length > 0;
      if ((await this.#store()) && !mayBeOwn) this.#show({ arrived: latest });
      return;
    }
    const newest = await this.options.fetchNewest();
    if (!newest || newest.version <= this.#base.version || this.#editing !== on) return;
    if (!(await on.noteStored(text, newest.content))) return this.#saveLater(SAVE_AFTER_MS);
    this.rebase(newest);
    this.#show({ arrived: latest });
  }
}
