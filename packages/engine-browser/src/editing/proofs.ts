import { type EditList, editListVersion, type Operation } from '@octavo/contract/edits/edit-list';
import { isOfFirstStage } from '@octavo/editing/stages';
import type { SetTextReport } from '@octavo/editing/text/text-unit';
import type { PageSource, PdfReader } from '../pdf-reader.ts';
import type { EditingWorker } from './editing-worker.ts';

/** Proofs kept open; each page in view has one, and the one before is shown until the next is drawn. */
const mostProofs = 6;

interface ProofHost {
  readonly reader: PdfReader;
  readonly worker: EditingWorker;
  /** The file that the edits are applied to, without encryption. */
  readonly file: Blob;
  /** The same file without edits. */
  readonly drawn: PageSource;
  readonly base: EditList['base'];
}

/** A document with some edits. */
export interface ProofDocument {
  readonly document: PageSource;
  /** Texts as the edits set them. */
  readonly texts: readonly SetTextReport[];
  /** Index of a page by its key. */
  indexOf(page: string): number;
}

interface WantedProof {
  readonly operations: readonly Operation[];
  readonly withoutContent: boolean;
}

/** A document with some edits, and those that wait for it. */
interface Proof {
  readonly made: Promise<ProofDocument>;
  readonly controller: AbortController;
  waiting: number;
  isMade: boolean;
}

/** Documents with some edits applied, made on demand; the latest ones are kept. */
export class ProofPages {
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
   * The document with these operations applied; the base itself without any, unless pages without content are wanted.
   * A proof that was not begun is cancelled
   * when the signals of all that wait for it are aborted.
   */
  of(operations: readonly Operation[], signal?: AbortSignal, withoutContent = false): Promise<ProofDocument> {
    const drawn = operations.filter(isOfFirstStage);

    if (drawn.length === 0 && !withoutContent) {
      return Promise.resolve({ document: this.#host.drawn, texts: [], indexOf: indexOfBase });
    }

    const key = JSON.stringify([withoutContent, ...drawn]);
    const proof = this.#proofOf(key, { operations: drawn, withoutContent });
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

  #proofOf(key: string, wanted: WantedProof): Proof {
    const kept = this.#kept.get(key);

    if (kept === undefined) {
      return this.#begin(key, (signal) => this.#make(wanted, signal));
    }

    return kept.controller.signal.aborted && !kept.isMade ? this.#beginAgain(key, wanted, kept) : kept;
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<ProofDocument>): Proof {
    const controller = new AbortController();
    const made = make(controller.signal);
    const proof: Proof = { made, controller, waiting: 0, isMade: false };
    made.then(
      () => {
        proof.isMade = true;
      },
      () => {
        // Since then, another attempt may have taken its place.
        if (this.#kept.get(key) === proof) {
          this.#kept.delete(key);
        }
      },
    );

    return proof;
  }

  /** Begins a proof again that was cancelled; one that the worker had begun by then is made all the same. */
  #beginAgain(key: string, wanted: WantedProof, { made, controller }: Proof): Proof {
    return this.#begin(key, (signal) =>
      made.catch((error: unknown) => {
        if (error !== controller.signal.reason) {
          throw error;
        }

        return this.#make(wanted, signal);
      }),
    );
  }

  async #make({ operations, withoutContent }: WantedProof, signal: AbortSignal): Promise<ProofDocument> {
    const { worker, reader, file, base } = this.#host;
    const list: EditList = { version: editListVersion, base, operations: [...operations] };
    const request = { kind: 'apply', list, assets: this.assets, withoutContent } as const;
    const { bytes, isUpdate, texts, indexes } = await worker.ask('applied', request, signal);

    // The browser joins the parts without copying the file.
    const document = reader.openLater(new Blob(isUpdate ? [file, bytes] : [bytes]));

    return { document, texts, indexOf: (page) => indexes.get(page) ?? 0 };
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
  made.then(({ document }) => document.close()).catch(() => undefined);
}

/** Index of a page of the base: `p1` is the first. */
function indexOfBase(page: string): number {
  return Number(page.slice(1)) - 1;
}
