/** Record as it lies on the disk. */
interface SealedRecord {
  readonly id: string;
  readonly keptAt: number;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Record of a store, opened. */
export interface KeptRecord<Content> {
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly keptAt: number;
  readonly content: Content;
}

const keyName = 'seal';

/**
 * Records that this device keeps, as JSON encrypted by AES-GCM with a key of the device. The key can be used by the
 * pages of this site, and never exported.
 */
export class SealedStore<Content> {
  readonly #database: string;
  readonly #records: string;

  /** @param records name of the object store, which lies beside `keys`. */
  constructor(database: string, records: string) {
    this.#database = database;
    this.#records = records;
  }

  async keep(id: string, content: Content): Promise<void> {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      await this.#key(),
      new TextEncoder().encode(JSON.stringify(content)),
    );
    const record: SealedRecord = { id, keptAt: Date.now(), nonce, sealed };
    await this.#request(this.#records, 'readwrite', (store) => store.put(record));
  }

  /** Records from the latest to the oldest; those that cannot be opened are deleted. */
  async list(): Promise<readonly KeptRecord<Content>[]> {
    const records: readonly SealedRecord[] = await this.#request(this.#records, 'readonly', (store) =>
      store.getAll(),
    );

    if (records.length === 0) {
      return [];
    }

    const key = await this.#key();
    const opened = await Promise.all(
      records
        .toSorted((one, other) => other.keptAt - one.keptAt)
        .map((record) =>
          this.#open(record, key).catch(async () => {
            // The key was deleted with other data of the site.
            await this.delete(record.id);

            return null;
          }),
        ),
    );

    return opened.filter((each) => each !== null);
  }

  async delete(id: string): Promise<void> {
    await this.#request(this.#records, 'readwrite', (store) => store.delete(id));
  }

  async clear(): Promise<void> {
    await this.#request(this.#records, 'readwrite', (store) => store.clear());
  }

  async #open({ id, keptAt, nonce, sealed }: SealedRecord, key: CryptoKey): Promise<KeptRecord<Content>> {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, sealed);

    // Sealed by `keep` with a key that no other site can use.
    return { id, keptAt, content: JSON.parse(new TextDecoder().decode(bytes)) as Content };
  }

  /** Key of this device, made on first use. */
  async #key(): Promise<CryptoKey> {
    const known: CryptoKey | undefined = await this.#request('keys', 'readonly', (store) =>
      store.get(keyName),
    );

    if (known !== undefined) {
      return known;
    }

    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await this.#request('keys', 'readwrite', (store) => store.put(made, keyName));

    return made;
  }

  /** Runs one request in a transaction of its own. */
  async #request<Result>(
    name: string,
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await this.#openDatabase();

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

  #openDatabase(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#database, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('keys');
        request.result.createObjectStore(this.#records, { keyPath: 'id' });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}
