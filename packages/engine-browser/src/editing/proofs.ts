import { type EditList, editListVersion, type Operation } from '@octavo/contract/edits/edit-list';
import { isOfFirstStage } from '@octavo/editing/stages';
import type { PdfReader, ReadableDocument } from '../pdf-reader.ts';
import type { EditingWorker } from './editing-worker.ts';

/** Proofs kept open; each page in view has one, and the one before is shown until the next is drawn. */
const mostProofs = 6;

interface ProofHost {
  readonly reader: PdfReader;
  readonly worker: EditingWorker;
  /** The file that the edits are applied to, without encryption. */
  readonly file: Blob;
  /** The same file without edits. */
  readonly drawn: ReadableDocument;
  readonly base: EditList['base'];
}

/** A document with some edits, and those that wait for it. */
interface Proof {
  readonly made: Promise<ReadableDocument>;
  readonly controller: AbortController;
  waiting: number;
}

/** Documents with some edits applied, made on demand; the latest ones are kept. */
export class Proofs {
  readonly #host: ProofHost;
  /** By their operations, in order of use. */
  readonly #kept = new Map<string, Proof>();
  /** Files that operations name. */
  readonly assets = new Map<string, Blob>();

  constructor(host: ProofHost) {
    this.#host = host;
  }

  addAsset(name: string, file: Blob): void {
    this.assets.set(name, file);
  }

  /**
   * The document with these operations applied; the base itself without any. A proof that was not begun is cancelled
   * when the signals of all that wait for it are aborted.
   */
  of(operations: readonly Operation[], signal?: AbortSignal): Promise<ReadableDocument> {
    const drawn = operations.filter(isOfFirstStage);

    if (drawn.length === 0) {
      return Promise.resolve(this.#host.drawn);
    }

    const key = JSON.stringify(drawn);
    const proof = this.#kept.get(key) ?? this.#begin(key, drawn);
    this.#kept.delete(key);
    this.#kept.set(key, proof);
    proof.waiting += 1;
    signal?.addEventListener('abort', () => {
      proof.waiting -= 1;

      if (proof.waiting === 0) {
        proof.controller.abort();
      }
    });
    this.#dropOldest();

    return proof.made;
  }

  close(): void {
    this.#kept.forEach(closeWhenMade);
    this.#kept.clear();
  }

  #begin(key: string, operations: readonly Operation[]): Proof {
    const controller = new AbortController();
    const proof = { made: this.#make(operations, controller.signal), controller, waiting: 0 };
    proof.made.catch(() => {
      // Since then, another attempt may have taken its place.
      if (this.#kept.get(key) === proof) {
        this.#kept.delete(key);
      }
    });

    return proof;
  }

  async #make(operations: readonly Operation[], signal: AbortSignal): Promise<ReadableDocument> {
    const { worker, reader, file, base } = this.#host;
    const list: EditList = { version: editListVersion, base, operations: [...operations] };
    const request = { kind: 'apply', list, assets: this.assets } as const;
    const { bytes, isUpdate } = await worker.ask('applied', request, signal);

    // The browser joins the parts without copying the file.
    return reader.open(new Blob(isUpdate ? [file, bytes] : [bytes]));
  }

  #dropOldest(): void {
    if (this.#kept.size > mostProofs) {
      const [[key, proof] = []] = this.#kept;
      this.#kept.delete(key ?? '');

      if (proof !== undefined) {
        closeWhenMade(proof);
      }
    }
  }
}

/** A proof that failed has nothing to close. */
function closeWhenMade({ made }: Proof): void {
  made.then(({ close }) => close()).catch(() => undefined);
}
