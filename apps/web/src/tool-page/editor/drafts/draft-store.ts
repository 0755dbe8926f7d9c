import { type Draft, isExpired } from './draft.ts';
import { deleteFile } from './draft-files.ts';
import { draftsMark } from './drafts-mark.ts';

const databaseName = 'octavo-drafts';
const storeName = 'drafts';

let opened: Promise<IDBDatabase> | null = null;

export async function saveDraft(draft: Draft): Promise<void> {
  await run('readwrite', (store) => store.put(draft));
  localStorage.setItem(draftsMark, '1');
}

/** A draft by the SHA-256 of its file; null when there is none, or when its hour is over. */
export async function readDraft(sha256: string): Promise<Draft | null> {
  const draft: Draft | undefined = await run('readonly', (store) => store.get(sha256));

  if (draft === undefined || !isExpired(draft, Date.now())) {
    return draft ?? null;
  }

  await deleteDraft(sha256);

  return null;
}

/** Drafts from the latest to the oldest. Those whose hour is over are deleted. */
export async function listDrafts(): Promise<readonly Draft[]> {
  const all: Draft[] = await run('readonly', (store) => store.getAll());
  const now = Date.now();
  await Promise.all(all.filter((draft) => isExpired(draft, now)).map(({ sha256 }) => deleteDraft(sha256)));
  const kept = all.filter((draft) => !isExpired(draft, now));

  if (kept.length === 0) {
    localStorage.removeItem(draftsMark);
  }

  return kept.toSorted((one, other) => other.changedAt - one.changedAt);
}

/** Notes that a job has applied a draft: it is kept for its hour, but is no longer unfinished. */
export async function markApplied(sha256: string): Promise<void> {
  const draft = await readDraft(sha256);

  if (draft !== null) {
    await saveDraft({ ...draft, isApplied: true });
  }
}

export async function deleteDraft(sha256: string): Promise<void> {
  await run('readwrite', (store) => store.delete(sha256));
  await deleteFile(sha256);
}

async function run<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = null;

    throw error;
  });

  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const asked = request(transaction.objectStore(storeName));
    // Only a complete transaction is on the disk.
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? asked.error);
    transaction.onerror = () => reject(transaction.error ?? asked.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'sha256' });
    request.onsuccess = () => {
      // The browser closes it when it runs out of storage or the user deletes the data of the site.
      request.result.onclose = () => {
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
