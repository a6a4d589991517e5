import type { Editing } from "@/app/components/editor/editing";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import { findStored } from "./find-stored";
import { OwnLines } from "./own-lines";
import { choose, type SaveOptions } from "./save-options";
import { type Base, type Choice, type Conflicting, GONE, type SaveView } from "./save-result";

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
  /** Texts that were sent and that the base lacks; whether they were stored may be unknown. */
  #unanswered: string[] = [];
  /** The text that the editor wrote last, on which `noteStored` builds. */
  #written: { on: Editing; text: string } | undefined;
  #ownLines = new OwnLines();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly options: SaveOptions) {
    this.#base = options.read;
    const about = { version: options.read.version, state: { state: "saved" } as const };
    this.view = { ...about, conflict: undefined, arrived: null, isOverwritten: false };
  }

  /** Takes the text of an editor that has opened. */
  attach(ready: Editing) {
    this.#editing = ready;
    if (this.view.state.state !== "saved" && !this.view.conflict) this.#saveLater(SAVE_AFTER_MS);
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

  /** Repeats a failed save when the network is back, or the person returns to the page. */
  tryAgain() {
    const hasFailed = ["offline", "refused"].includes(this.view.state.state);
    if (hasFailed && !this.view.conflict) void this.saveNow();
  }

  /** Keeps and saves changes before the page may be closed. */
  saveInBackground() {
    if (this.#changes === this.#storedChanges) return;
    void this.#keep();
    if (this.view.state.state === "unsaved" && !this.view.conflict) void this.saveNow();
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

  /** Ends a conflict about whole texts: from now on, the text is based on `against`. */
  settle(against: Base) {
    this.rebase(against);
    this.#show({ conflict: undefined });
  }

  /** Ends a conflict in the places that were shown; everything else is merged. With "both", additions follow the other person's. */
  decide(keeps: Choice["keeps"]): Promise<boolean> {
    this.cancelTimers();
    const choice = choose(keeps, this.view.conflict); // by its turn, other places may be shown
    return this.#inTurn(() => (keeps === "both" ? this.#storeBoth() : this.#store(choice)));
  }

  /** Ends the notice that own lines were replaced, until others are. */
  noteReplacedSeen() {
    this.#show({ isOverwritten: false });
  }

  cancelTimers() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
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
    const on = this.#editing;
    const text = await on?.readText();
    this.#written = on && text !== undefined ? { on, text } : undefined;
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

  async #store(choice?: Choice): Promise<boolean> {
    const { drafts, send } = this.options;
    const [before, on] = [this.#changes, this.#editing];
    const text = await this.#readWritten();
    // Another text may have been opened meanwhile.
    if (text === undefined || this.#editing !== on) return false;
    if (text === this.#base.content && !this.view.conflict) return this.#finish(before);
    await drafts.keep({ text, base: this.#base, at: Date.now() });
    this.#show({ state: { state: "saving" } });
    const sent = await send(this.#base.version, text, choice);
    switch (sent.state) {
      case "conflict":
        if (this.#unanswered.includes(sent.content)) {
          // The other text is an own one whose answer was lost.
          this.#unanswered = [];
          this.rebase(sent);
          return this.#store();
        }
        this.#noteConflict({ ...sent, isAgain: choice !== undefined });
        return false;
      case "saved":
        this.#ownLines.note(this.#base.content, text);
        if (this.#ownLines.takeMissing(text, sent.content) && choice?.keeps !== "current")
          this.#show({ isOverwritten: true });
        this.#isGone = false;
        this.#unanswered = [];
        this.#show({ conflict: undefined });
        if (!(await this.#takeOver(text, sent))) this.#unanswered.push(text);
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

  /** A text whose answer was lost is sent again first, as it was: it may be stored, and must not be there twice. */
  async #storeBoth(): Promise<boolean> {
    const lost = this.#unanswered.at(-1);
    if (lost === undefined) return this.#store(choose("both"));
    this.#show({ state: { state: "saving" } });
    const sent = await this.options.send(this.#base.version, lost);
    if (sent.state !== "conflict") return this.#store();
    if (this.#findStored(lost, sent) === "all" && (await this.#takeOver(lost, sent))) {
      this.#unanswered = [];
      this.#show({ conflict: undefined });
      return this.#store();
    }
    return this.#noteConflict(sent) && this.#store(choose("both"));
  }

  /** @returns whether both can be kept: not if the stored text may have something of the own one */
  #noteConflict(sent: Conflicting): boolean {
    const isApart = this.#unanswered.every(
      (text) =>
        this.view.conflict?.canKeepBoth !== false && this.#findStored(text, sent) === "none",
    );
    const conflict = { ...sent, canKeepBoth: sent.canKeepBoth && isApart };
    this.#show({ conflict, arrived: null, state: { state: "unsaved" } });
    return conflict.canKeepBoth;
  }

  #findStored(sent: string, { content: now }: Base) {
    const { content: base } = this.#base;
    return findStored({ base, sent, before: this.view.conflict?.content ?? base, now });
  }

  /** @returns false if `text` is not what the editor wrote last, or what was typed since is in the way */
  async #takeOver(text: string, stored: Base): Promise<boolean> {
    const { on, text: last } = this.#written ?? {};
    if (!on || on !== this.#editing || last !== text) return false;
    if (!(await on.noteStored(text, stored.content))) return false;
    this.rebase(stored);
    return true;
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
    if (this.#ownLines.takeMissing(text, newest.content)) this.#show({ isOverwritten: true });
    this.#show({ arrived: latest });
  }
}
