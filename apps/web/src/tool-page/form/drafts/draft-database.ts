const databaseName = 'octavo-forms';

type StoreName = 'keys' | 'drafts';

/** Draft of a form as it lies on the disk. */
export interface SealedDraft {
  /** Id of the form. */
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Runs one request in a transaction of its own. */
export async function inStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();

  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const asked = request(transaction.objectStore(name));
      // Only a complete transaction is on the disk.
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? asked.error);
      transaction.onerror = () => reject(transaction.error ?? asked.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys');
      request.result.createObjectStore('drafts', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
