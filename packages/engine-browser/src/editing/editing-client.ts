import { type EditList, editListVersion, type Operation } from '@octavo/contract/edits/edit-list';
import type { ValueFileKind } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import type { ListedAnnotation } from '@octavo/editing/annotations/read-annotations';
import type { ListedLink } from '@octavo/editing/links/read-links';
import type { ListedObject } from '@octavo/editing/objects/read-objects';
import type { TextRedaction } from '@octavo/editing/redaction/find-hits';
import type { ListedHit } from '@octavo/editing/redaction/list-hits';
import type { SetTextReport, TextUnit } from '@octavo/editing/text/text-unit';
import { PdfReader, type ReadableDocument, type RegionView } from '../pdf-reader.ts';
import type { PageLayer, PageWord, Permissions } from '../protocol.ts';
import { AssetDocuments } from './asset-documents.ts';
import { EditingWorker } from './editing-worker.ts';
import { ProofPages } from './proofs.ts';
import type {
  ContentsAfter,
  DocumentFields,
  FoundPlace,
  ReadComments,
  ReadValues,
  SignatureRules,
  TextQuery,
} from './protocol.ts';

export interface EditedPageSize {
  /** Points, as the page is shown. */
  readonly width: number;
  readonly height: number;
}

/** Properties of the document that the edits belong to. */
export interface EditingDescription {
  /** Of the file itself, in hexadecimal. */
  readonly sha256: string;
  readonly pages: readonly EditedPageSize[];
  readonly signatures: SignatureRules;
  /** Names of the signers; an empty one for a signer whose certificate cannot be read. */
  readonly signers: readonly string[];
  /** True when the document can be opened, but its owner forbids some uses. */
  readonly restricted: boolean;
  readonly permissions: Permissions;
  readonly isEncrypted: boolean;
}

/** Annotations and links of a page, which lie over its content. */
export interface PageContents {
  readonly annotations: readonly ListedAnnotation[];
  readonly links: readonly ListedLink[];
}

/** A document that is being edited. Nothing of it leaves the browser. */
export interface EditingDocument {
  readonly description: EditingDescription;
  /** Annotations and links of a page of the base, by its index. */
  contents(pageIndex: number): Promise<PageContents>;
  /** Words of a page of the base, in reading order. */
  words(pageIndex: number): Promise<readonly PageWord[]>;
  /** Pictures and drawings of the content of a page of the base, in painting order. */
  objects(pageIndex: number): Promise<readonly ListedObject[]>;
  /** Level lines that the content of a page of the base draws. */
  rules(pageIndex: number): Promise<readonly Box[]>;
  /** Texts that operations would remove from a page of the base, in painting order. */
  redactions(pageIndex: number, operations: readonly TextRedaction[]): Promise<readonly ListedHit[]>;
  /** Texts of a page of the base that can be edited, in reading order. */
  texts(pageIndex: number): Promise<readonly TextUnit[]>;
  /** Places of a text on a page with the changes that the query names. */
  find(pageIndex: number, query: TextQuery): Promise<readonly FoundPlace[]>;
  /** Places of a text on a page after operations that leave its content as it is, such as adding the page. */
  findAfter(page: string, operations: readonly Operation[], query: TextQuery): Promise<readonly FoundPlace[]>;
  /**
   * Texts as the operations set them; known as soon as a part of the page is drawn with the same operations.
   *
   * @throws Failure of an operation that cannot be applied.
   */
  setTexts(operations: readonly Operation[]): Promise<readonly SetTextReport[]>;
  /** Annotations and links of a page after operations on it, in the coordinates of the page as it is then shown. */
  contentsAfter(page: string, operations: readonly Operation[]): Promise<ContentsAfter>;
  /** Texts of a page after operations that leave its content as it is, such as turning it. */
  textsAfter(page: string, operations: readonly Operation[]): Promise<readonly TextUnit[]>;
  /** Pictures and drawings of a page after operations that leave its content as it is. */
  objectsAfter(page: string, operations: readonly Operation[]): Promise<readonly ListedObject[]>;
  wordsAfter(page: string, operations: readonly Operation[]): Promise<readonly PageWord[]>;
  /**
   * Sizes of the pages of a file that operations name.
   *
   * @throws Failure `password-required` or `damaged-file`.
   */
  assetPages(name: string): Promise<readonly EditedPageSize[]>;
  /** Adds a file that operations name, such as a picture. */
  addAsset(name: string, file: Blob): void;
  /**
   * Draws a part of a page, or one of its layers, with the operations applied, as the result will look. Among requests
   * of one priority, the latest is served first.
   *
   * @throws Failure of an operation that cannot be applied; the reason of `signal`.
   */
  draw(
    page: string,
    operations: readonly Operation[],
    view: RegionView,
    signal?: AbortSignal,
  ): Promise<ImageBitmap>;
  /** Reads an XFDF file of comments; `prefix` begins the ids of operations that have no other. */
  readComments(xml: string, prefix: string): Promise<ReadComments>;
  /** Comments of the document as XFDF, with the operations applied. */
  writeComments(operations: readonly Operation[]): Promise<string>;
  /** Fields of the base. */
  fields(): Promise<DocumentFields>;
  /**
   * Values in a file that differ from those of the document with the operations applied.
   *
   * @throws Failure `damaged-file` for a file without values.
   */
  readValues(format: ValueFileKind, file: Blob, operations: readonly Operation[]): Promise<ReadValues>;
  /** Values of the fields, with the operations applied. */
  writeValues(format: ValueFileKind, operations: readonly Operation[]): Promise<Blob>;
  /** Copy of the file without signatures and certification. */
  unsigned(): Promise<Blob>;
  close(): void;
}

/** A document in both engines. */
interface OpenedParts {
  /** The file, without its encryption. */
  readonly plain: Blob;
  readonly worker: EditingWorker;
  readonly drawn: ReadableDocument;
  readonly signatures: SignatureRules;
  /** Of the file itself. */
  readonly sha256: string;
}

/** Opens documents for editing: our engine applies the edits, PDFium draws the pages. */
export class EditingClient {
  readonly #reader = new PdfReader();

  /** @throws Failure `password-required`, `wrong-password` or `damaged-file`. */
  async open(file: Blob, password = ''): Promise<EditingDocument> {
    // Both engines start at once: the file is rarely encrypted.
    const worker = new EditingWorker(file);
    const described = worker.ask('described', { kind: 'describe' });
    described.catch(() => undefined);
    const digest = digestOf(file);
    digest.catch(() => undefined);
    let drawn: ReadableDocument | null = null;

    try {
      drawn = await this.#reader.open(file, password);

      if (!drawn.description.encrypted) {
        const [{ signatures }, sha256] = await Promise.all([described, digest]);

        return this.#documentOf({ plain: file, worker, drawn, signatures, sha256 });
      }
    } catch (error) {
      worker.stop();
      drawn?.close();
      throw error;
    }

    worker.stop();

    return this.#unlocked(drawn, await digest);
  }

  /** Ends the worker that draws; documents must be closed before. */
  stop(): void {
    this.#reader.stop();
  }

  /** Our engine reads no encrypted files; their copy serves for pictures only, the job changes the file itself. */
  async #unlocked(drawn: ReadableDocument, sha256: string): Promise<EditingDocument> {
    let worker: EditingWorker | null = null;

    try {
      const plain = new Blob([await drawn.unlocked()]);
      worker = new EditingWorker(plain);
      const { signatures } = await worker.ask('described', { kind: 'describe' });

      return this.#documentOf({ plain, worker, drawn, signatures, sha256 });
    } catch (error) {
      worker?.stop();
      drawn.close();
      throw error;
    }
  }

  #documentOf({ plain, worker, drawn, signatures, sha256 }: OpenedParts): EditingDocument {
    const pages = pageSizes(drawn);
    const base = { sha256, pages: pages.length };
    const proofs = new ProofPages({ reader: this.#reader, worker, file: plain, drawn, base });

    const editsOf = (operations: readonly Operation[]) => ({
      list: { version: editListVersion, base, operations: [...operations] } satisfies EditList,
      assets: proofs.assets,
    });
    const assets = new AssetDocuments(this.#reader, proofs.assets);
    const shownPage = async (
      page: string,
      operations: readonly Operation[],
      { signal, layer }: { readonly signal?: AbortSignal | undefined; readonly layer?: PageLayer } = {},
    ) => {
      const [first] = operations;

      // A page of another file looks as it does there until it is changed.
      if (operations.length === 1 && first?.kind === 'page.insert' && first.source.kind === 'file') {
        return { document: await assets.open(first.source.asset), index: first.source.number - 1 };
      }

      const { document, indexOf } = await proofs.of(operations, signal, layer === 'annotations');

      return { document, index: indexOf(page) };
    };

    return {
      description: {
        sha256,
        pages,
        signatures,
        signers: drawn.description.signers,
        restricted: drawn.description.restricted,
        permissions: drawn.description.permissions,
        isEncrypted: drawn.description.encrypted,
      },
      contents: (pageIndex) => worker.ask('annotations', { kind: 'annotations', pageIndex }),
      words: (pageIndex) => drawn.words(pageIndex),
      objects: async (pageIndex) => (await worker.ask('objects', { kind: 'objects', pageIndex })).objects,
      rules: async (pageIndex) => (await worker.ask('rules', { kind: 'rules', pageIndex })).rules,
      redactions: async (pageIndex, operations) =>
        (await worker.ask('redactions', { kind: 'redactions', pageIndex, operations })).hits,
      texts: async (pageIndex) => (await worker.ask('texts', { kind: 'texts', pageIndex })).units,
      find: async (pageIndex, query) =>
        (await worker.ask('found', { kind: 'find', pageIndex, query })).places,
      findAfter: async (page, operations, query) =>
        (await worker.ask('found', { kind: 'find-after', page, query, ...editsOf(operations) })).places,
      setTexts: async (operations) => (await proofs.of(operations)).texts,
      addAsset: (name, asset) => proofs.addAsset(name, asset),
      contentsAfter: (page, operations) =>
        worker.ask('annotations-after', { kind: 'annotations-after', page, ...editsOf(operations) }),
      textsAfter: async (page, operations) =>
        (await worker.ask('texts', { kind: 'texts-after', page, ...editsOf(operations) })).units,
      objectsAfter: async (page, operations) =>
        (await worker.ask('objects', { kind: 'objects-after', page, ...editsOf(operations) })).objects,
      wordsAfter: async (page, operations) => {
        const shown = await shownPage(page, operations);

        return shown.document.words(shown.index);
      },
      assetPages: async (name) => pageSizes(await assets.open(name)),
      draw: async (page, operations, view, signal) => {
        const shown = await shownPage(page, operations, { signal, ...view });
        signal?.throwIfAborted();

        return shown.document.region(shown.index, view, signal);
      },
      readComments: (xml, prefix) => worker.ask('comments-read', { kind: 'read-comments', xml, prefix }),
      writeComments: async (operations) => {
        const edits = editsOf(operations);

        return (await worker.ask('comments-written', { kind: 'write-comments', ...edits })).xml;
      },
      fields: () => worker.ask('fields', { kind: 'fields' }),
      readValues: (format, values, operations) =>
        worker.ask('values-read', { kind: 'read-values', format, file: values, ...editsOf(operations) }),
      writeValues: async (format, operations) => {
        const edits = editsOf(operations);
        const { bytes } = await worker.ask('values-written', { kind: 'write-values', format, ...edits });

        return new Blob([bytes]);
      },
      unsigned: async () => new Blob([(await worker.ask('unsigned', { kind: 'unsign' })).bytes]),
      close: () => {
        proofs.close();
        assets.close();
        worker.stop();
        drawn.close();
      },
    };
  }
}

function pageSizes({ description: { pages, sizes } }: ReadableDocument): EditedPageSize[] {
  return Array.from({ length: pages }, (_, page) => ({
    width: sizes[page * 2] ?? 0,
    height: sizes[page * 2 + 1] ?? 0,
  }));
}

/** SHA-256 of a file in hexadecimal. */
async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());

  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
