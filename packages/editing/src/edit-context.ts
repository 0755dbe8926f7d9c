import type { PdfDocument } from '@octavo/pdf/document';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import { AnnotationTags } from '@octavo/pdf/edit/flatten/annotation-tags';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { PdfDict, PdfRef } from '@octavo/pdf/objects';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { annotationList } from './annotations/annotation-list.ts';
import { EditedContent } from './content/page-content.ts';
import { PageReadings } from './content/page-readings.ts';
import { editNotPossible } from './edit-failures.ts';
import { PageSpace } from './geometry/page-space.ts';
import { PageOrder } from './pages/page-order.ts';
import type { SetTextReport } from './text/text-unit.ts';

/** Supplies what a list of operations needs besides the document. */
export interface EditHost {
  /** Date of everything that is made or changed. */
  readonly now: Date;
  /** Content of the pages of the document, where the host keeps it for the next list. */
  readonly readings?: PageReadings;
  /** Ends the work between two operations; an `AbortSignal` does. */
  readonly signal: { throwIfAborted(): void };
  /** Bytes of a file that was sent with the list; null when there is none of this name. */
  fileOf(asset: string): Promise<Uint8Array | null>;
  /** Picture that was sent with the list; null when there is none of this name. */
  pictureOf(asset: string): Promise<PdfPicture | null>;
}

/** Page of the document with the coordinates that operations use. */
export interface EditPage {
  readonly edited: EditedPage;
  readonly space: PageSpace;
  /** Names of its annotations, also of those that were added. */
  readonly names: Set<string>;
}

/** Annotation that an earlier operation of the list has made. */
export interface MadeAnnotation {
  readonly page: EditPage;
  readonly ref: PdfRef;
}

/** State that the operations of one list share. */
export class EditContext {
  readonly editor: PdfEditor;
  readonly host: EditHost;
  /** By the id of the operation that made them. */
  readonly made = new Map<string, MadeAnnotation>();
  /** Texts as they were set, in the order in which their pages were first changed. */
  readonly texts: SetTextReport[] = [];
  readonly #pages = new Map<string, EditPage>();
  /** By what is edited: a page that is shown otherwise keeps its content. */
  readonly #contents = new Map<EditedPage, EditedContent>();
  readonly #inserted: ReadonlyMap<string, number>;
  readonly order: PageOrder;
  #readings: PageReadings | null = null;
  #tags: AnnotationTags | null | undefined;

  /** `inserted` has the indexes of pages that are not of the base, by their keys. */
  constructor(editor: PdfEditor, host: EditHost, inserted: ReadonlyMap<string, number> = new Map()) {
    this.editor = editor;
    this.host = host;
    this.#inserted = inserted;
    this.order = new PageOrder(editor.changes.document.pageCount - inserted.size);
  }

  /**
   * Page of a key: `p1` is the first of the base.
   *
   * @throws Failure `edit-not-possible`
   */
  page(key: string): EditPage {
    if (this.order.deleted.has(key)) {
      throw editNotPossible('page-missing');
    }

    const known = this.#pages.get(key);

    if (known !== undefined) {
      return known;
    }

    const index = this.indexOf(key);

    if (index === null) {
      throw editNotPossible('page-missing');
    }

    const edited = this.editor.page(index);
    const list = annotationList(this.editor.changes, edited.page);
    const names = new Set(list.map(({ source }) => source.text('NM')));
    const page = { edited, space: new PageSpace(edited.page), names };
    this.#pages.set(key, page);

    return page;
  }

  /** Index of a page in the document that is edited; null for one that it does not have. */
  indexOf(key: string): number | null {
    const { pages } = this.editor.changes.document;
    const index = indexOfPage(key, this.#inserted, pages.length - this.#inserted.size);

    return index === null || pages[index] === undefined ? null : index;
  }

  /** Key of a page by its index in the document that is edited. */
  keyOf(index: number): string {
    const [key] = [...this.#inserted].find(([, each]) => each === index) ?? [];

    return key ?? `p${index + 1}`;
  }

  /** Shows a page otherwise for the operations that follow; earlier ones keep its coordinates as they were. */
  showPage(key: string, entries: PdfDict): void {
    const { edited, names } = this.page(key);
    edited.show(entries);
    this.#pages.set(key, { edited, names, space: new PageSpace(edited.page) });
  }

  /** Tags of the document, read when an operation first needs them; null for a document without any. */
  get tags(): AnnotationTags | null {
    if (this.#tags === undefined) {
      this.#tags = AnnotationTags.read(this.editor.changes);
    }

    return this.#tags;
  }

  /** Work that waits for all operations of the list, such as the text of a paragraph that several of them change. */
  readonly later: (() => void | Promise<void>)[] = [];

  /** Work behind that, such as the objects that move with a text. */
  readonly last: (() => void)[] = [];

  /** Content of a page of the base, with the changes that are made to its operators. */
  content(page: EditPage): EditedContent {
    const known = this.#contents.get(page.edited);

    if (known !== undefined) {
      return known;
    }

    const { changes } = this.editor;
    const content = new EditedContent(
      changes,
      page.edited,
      this.#reading(changes.document).of(page.edited.page),
    );
    this.#contents.set(page.edited, content);

    return content;
  }

  /** Readings of the host, unless pages of other documents were joined to the one that it has read. */
  #reading(document: PdfDocument): PageReadings {
    const { readings } = this.host;
    this.#readings ??=
      readings?.document === document ? readings : new PageReadings(document, this.editor.codeMaps);

    return this.#readings;
  }

  /** Writes what several operations have changed together. */
  async finish(): Promise<void> {
    for (const work of this.later) {
      await work();
    }

    for (const work of this.last) {
      work();
    }

    for (const content of this.#contents.values()) {
      content.finish();
    }

    this.#tags?.finish();
  }
}

/** Index of a page by its key, in a document whose inserted pages stand behind those of the base; null for none. */
export function indexOfPage(
  key: string,
  inserted: ReadonlyMap<string, number>,
  basePages: number,
): number | null {
  const [, digits] = /^p([1-9]\d{0,6})$/.exec(key) ?? [];
  const ofBase = digits !== undefined && Number(digits) <= basePages ? Number(digits) - 1 : null;

  return inserted.get(key) ?? ofBase;
}
