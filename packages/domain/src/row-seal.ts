/**
 * Seals parts of rows that describe a file, above all its name. Anything once written to the database can be
 * read in its pages and its log, so these parts are sealed under a key that is stored elsewhere and destroyed
 * with the file.
 */
export interface RowSeal {
  /**
   * Creates a key and resolves to its name, to be confirmed once its row is written, or released when that is
   * unknown. `since` as for the key store.
   */
  makeKey(since?: Date): Promise<string>;
  /** Null when the key is destroyed. `owner` binds the bytes to their row. */
  seal(key: string, value: unknown, owner: string): Promise<Uint8Array | null>;
  /** Null when the key is destroyed or not the right one, or nothing was sealed. */
  open(key: string | null, bytes: Uint8Array | null | undefined, owner: string): Promise<unknown>;
  destroy(key: string): Promise<void>;
  /** Settles the key: its row is written, or certainly is not. */
  confirm(key: string): Promise<void>;
  /** Leaves the key to the sweep, which looks for its row. */
  release(key: string): void;
}
