import type { Base } from "./save-result";

export type Draft = { text: string; base: Base; at: number };
export type KeptDraft = Draft & { id: string };

const STORE = "drafts";

async function withDrafts<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open("groundwork", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    const database = await awaitRequest(opening);
    try {
      return await awaitRequest(run(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // Private windows may refuse storage. The page then asks before it is left.
    return undefined;
  }
}

const awaitRequest = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** The unsaved text of one person in one document. Each tab keeps its own, so that none replaces another's. */
export function openDrafts(userId: string, documentId: string) {
  const prefix = `${userId} ${documentId} `;
  const own = prefix + Math.random().toString(36).slice(2);
  const drop = (id: string) => withDrafts("readwrite", (store) => store.delete(id));
  return {
    /** Finds the newest text of other tabs that differs from the stored one, and drops those that do not. */
    async find(stored: string): Promise<KeptDraft | undefined> {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const kept =
        (await withDrafts<KeptDraft[]>("readonly", (store) => store.getAll(range))) ?? [];
      for (const { id, text } of kept) if (id !== own && text === stored) await drop(id);
      return kept
        .filter(({ id, text }) => id !== own && text !== stored)
        .sort((a, b) => b.at - a.at)[0];
    },
    /** Undefined if the browser refuses storage. */
    keep: (draft: Draft) =>
      withDrafts("readwrite", (store) => store.put({ ...draft, id: own } satisfies KeptDraft)),
    drop: () => drop(own),
    discard: ({ id }: KeptDraft) => drop(id),
  };
}
export type Drafts = ReturnType<typeof openDrafts>;
