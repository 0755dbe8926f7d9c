import type { ContentMark } from '@octavo/pdf/edit/drawing';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { dictOf, nameOf, PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';

/** Section of the tag tree: one page. */
interface PageSection {
  readonly ref: PdfRef;
  readonly page: EditedPage;
  readonly name: string;
  readonly kids: PdfObject[];
  /** Elements of the marked content of the page, by identifier. */
  readonly marked: PdfObject[];
}

/** Writes the tag tree of a document that is made page by page (ISO 32000-2, 14.7). */
export class StatementTags {
  readonly #changes: ObjectChanges;
  readonly #document: PdfRef;
  readonly #sections: PageSection[] = [];
  /** Elements of annotations, by the keys behind those of the pages. */
  readonly #annotations: PdfRef[] = [];
  readonly #pageCount: number;

  constructor(changes: ObjectChanges) {
    this.#changes = changes;
    this.#document = changes.reserve();
    this.#pageCount = changes.document.pageCount;
  }

  /** Starts the section of a page; pages come in their order. */
  startSection(page: EditedPage, name: string): void {
    this.#sections.push({ ref: this.#changes.reserve(), page, name, kids: [], marked: [] });
  }

  /** Adds an element of text, and returns the mark of its content. */
  addText(role: string): ContentMark {
    const { ref, page, kids, marked } = this.#section;
    const id = marked.length;
    const element = this.#changes.add(
      dictOf({ Type: nameOf('StructElem'), S: nameOf(role), P: ref, Pg: page.page.ref, K: id }),
    );
    kids.push(element);
    marked.push(element);

    return { kind: 'element', role, id };
  }

  /** Adds the element of a form field, and returns the key that its widget names. */
  addField(widget: PdfRef): number {
    const { ref, page, kids } = this.#section;
    const element = this.#changes.add(
      dictOf({
        Type: nameOf('StructElem'),
        S: nameOf('Form'),
        P: ref,
        Pg: page.page.ref,
        K: dictOf({ Type: nameOf('OBJR'), Obj: widget, Pg: page.page.ref }),
      }),
    );
    kids.push(element);
    this.#annotations.push(element);

    return this.#pageCount + this.#annotations.length - 1;
  }

  /** Writes the sections, the root and the tree that leads from content to elements. */
  finish(): void {
    const changes = this.#changes;
    const root = changes.document.catalog.get('StructTreeRoot');

    if (!(root instanceof PdfRef)) {
      throw new Error('The document has no root for tags.');
    }

    for (const { ref, name, kids } of this.#sections) {
      changes.set(
        ref,
        dictOf({
          Type: nameOf('StructElem'),
          S: nameOf('Sect'),
          P: this.#document,
          T: encodeText(name),
          K: kids,
        }),
      );
    }

    changes.set(
      this.#document,
      dictOf({
        Type: nameOf('StructElem'),
        S: nameOf('Document'),
        P: root,
        K: this.#sections.map(({ ref }) => ref),
      }),
    );
    const parents: PdfObject[] = [
      ...this.#sections.flatMap(({ marked }, index): PdfObject[] => [index, changes.add(marked)]),
      ...this.#annotations.flatMap((element, index): PdfObject[] => [this.#pageCount + index, element]),
    ];
    changes.set(
      root,
      dictOf({
        Type: nameOf('StructTreeRoot'),
        K: [this.#document],
        ParentTree: changes.add(new PdfDict([['Nums', parents]])),
        ParentTreeNextKey: this.#pageCount + this.#annotations.length,
      }),
    );
  }

  get #section(): PageSection {
    const section = this.#sections.at(-1);

    if (section === undefined) {
      throw new Error('No section was started.');
    }

    return section;
  }
}
