export type Draft = {
  id: string;
  text: string;
  base: { version: number; content: string };
  at: number;
};

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

export const readDraft = (id: string): Promise<Draft | undefined> =>
  withDrafts<Draft | undefined>("readonly", (store) => store.get(id));

export const keepDraft = (draft: Draft) => withDrafts("readwrite", (store) => store.put(draft));

export const dropDraft = (id: string) => withDrafts("readwrite", (store) => store.delete(id));
