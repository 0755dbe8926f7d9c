import type { DocumentIndex } from '@octavo/answers/index/document-index';
import { indexDocuments } from '@octavo/answers/index/index-documents';
import { checkedDocument } from '@octavo/answers/passages/check-read-document';
import { joinParts } from '@octavo/answers/passages/join-parts';
import type { ReadDocument } from '@octavo/answers/passages/passage';
import { Failure } from '@octavo/contract/failures';
import type { NeededFile } from './messages.ts';

/** Documents as the thread holds them: the files of one chat and their index. */
export interface HeldDocuments {
  readonly documents: readonly ReadDocument[];
  readonly index: DocumentIndex;
}

interface HeldEntry extends HeldDocuments {
  /** Id of the document that the files belong to. */
  readonly owner: string;
  readonly bytes: number;
  readonly expiresAt: number;
}

/** Memory of documents and their index for each byte of the stored JSON, by `bench/answers/memory.ts`. */
const bytesPerStoredByte = 6;

/**
 * Documents with their indexes. They are dropped after their time, and the least recently used first when all need too
 * much memory.
 */
export class DocumentCache {
  readonly #entries = new Map<string, HeldEntry>();
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Null when the files are not held and have no bytes. */
  take(owner: string, files: readonly NeededFile[], expiresAt: number, now: number): HeldDocuments | null {
    this.#dropExpired(now);
    const key = files.map(({ name }) => name).join();
    const held = this.#entries.get(key) ?? load(owner, files, expiresAt);

    if (held === null) {
      return null;
    }

    // The map keeps the order of insertion: the most recently used entry is the last one.
    this.#entries.delete(key);
    this.#entries.set(key, held);
    this.#dropOldest();

    return held;
  }

  forget(owner: string): void {
    this.#dropIf((entry) => entry.owner === owner);
  }

  #dropExpired(now: number): void {
    this.#dropIf(({ expiresAt }) => expiresAt <= now);
  }

  #dropIf(condition: (entry: HeldEntry) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (condition(entry)) {
        this.#entries.delete(key);
      }
    }
  }

  /** The last entry stays, whatever its size: it is in use. */
  #dropOldest(): void {
    let bytes = [...this.#entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);

    for (const [key, entry] of this.#entries) {
      if (bytes <= this.#mostBytes || this.#entries.size === 1) {
        return;
      }

      this.#entries.delete(key);
      bytes -= entry.bytes;
    }
  }
}

function load(owner: string, files: readonly NeededFile[], expiresAt: number): HeldEntry | null {
  const contents = files.map(({ bytes }) => bytes).filter((bytes) => bytes !== null);

  if (contents.length < files.length) {
    return null;
  }

  const documents = contents.map(readParts);
  const bytes = contents.flat().reduce((sum, each) => sum + each.length * bytesPerStoredByte, 0);

  return { owner, documents, index: indexDocuments(documents), bytes, expiresAt };
}

/** @throws Failure `reading-broken` for contents that no reading of ours writes: its sandbox is not trusted */
function readParts(parts: readonly Uint8Array[]): ReadDocument {
  const documents: ReadDocument[] = [];
  let pages = 0;

  for (const bytes of parts) {
    const document = checkedDocument(parsed(bytes), pages);

    if (document === null) {
      throw new Failure('reading-broken', `part ${documents.length}`);
    }

    documents.push(document);
    pages += document.pages.length;
  }

  return joinParts(documents);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The error repeats words of the document.
    throw new Failure('reading-broken', 'not JSON');
  }
}
