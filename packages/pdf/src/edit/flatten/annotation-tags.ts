import { dictOf, isName, nameOf, PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { encodeText } from '../../syntax/text-string.ts';
import { readNumberTree } from '../../trees.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ContentMark } from '../drawing.ts';
import type { EditedPage } from '../edited-page.ts';
import { changeDict } from '../fields/form-fields.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { FlattenedAnnotation } from './page-annotations.ts';

/** Roles that can be written into content without escapes. */
const plainRole = /^[A-Za-z][\w.-]*$/;

type TaggedAnnotation = Pick<FlattenedAnnotation, 'entry' | 'dict'>;

/** Tags of annotations: elements that held an annotation get the content that takes its place (14.7.5). */
export class AnnotationTags {
  readonly #changes: ObjectChanges;
  readonly #root: PdfDict;
  readonly #parents: Map<number, PdfObject>;
  readonly #newKeys = new Map<PdfPage, number>();
  #nextKey: number;
  #isChanged = false;

  private constructor(changes: ObjectChanges, root: PdfDict) {
    this.#changes = changes;
    this.#root = root.copy();
    this.#parents = new Map(readNumberTree(changes.document, root.get('ParentTree')));
    this.#nextKey =
      [...this.#parents.keys(), ...pageKeys(changes)].reduce((most, key) => Math.max(most, key), -1) + 1;
  }

  /** Null for a document without tags. */
  static read(changes: ObjectChanges): AnnotationTags | null {
    const root = changes.dict(changes.document.catalog.get('StructTreeRoot'));

    return root === null ? null : new AnnotationTags(changes, root);
  }

  /** Replaces an annotation in the tag tree by content of its page, and returns the mark of that content. */
  replace(annotation: TaggedAnnotation, page: EditedPage): ContentMark {
    const element = this.#take(annotation);
    const dict = element === null ? null : this.#changes.dict(element);
    const role = dict === null ? null : this.#changes.get(dict, 'S');
    const target = page.page.ref;

    if (element === null || target === null) {
      return { kind: 'artifact' };
    }

    const marked = this.#markedContent(page);
    const id = marked.length;
    marked.push(element);
    this.#setKids(element, annotation, [
      new PdfDict([
        ['Type', markedContent],
        ['Pg', target],
        ['MCID', id],
      ]),
    ]);

    return {
      kind: 'element',
      role: role instanceof PdfName && plainRole.test(role.value) ? role.value : 'Span',
      id,
    };
  }

  /** Adds an element with a description behind what is on its page, and returns the mark of its content. */
  add(role: string, page: EditedPage, description: string): ContentMark {
    const target = page.page.ref;

    if (target === null || !(this.#changes.document.catalog.get('StructTreeRoot') instanceof PdfRef)) {
      return { kind: 'artifact' };
    }

    const marked = this.#markedContent(page);
    const id = marked.length;
    marked.push(
      this.#addElement(page.page, {
        S: nameOf(role),
        Pg: target,
        K: id,
        Alt: encodeText(description),
      }),
    );

    return { kind: 'element', role, id };
  }

  /**
   * Adds an element of text behind that of other content of its page, or behind all of the page; returns the mark of
   * its content.
   */
  addText(
    role: string,
    page: EditedPage,
    behind: { readonly structParents: number; readonly mcid: number } | null,
  ): ContentMark {
    const target = page.page.ref;

    if (target === null || !(this.#changes.document.catalog.get('StructTreeRoot') instanceof PdfRef)) {
      return { kind: 'artifact' };
    }

    const before =
      behind === null
        ? null
        : this.#blockOf(this.#changes.array(this.#parents.get(behind.structParents) ?? null)?.[behind.mcid]);
    const marked = this.#markedContent(page);
    const id = marked.length;
    const entries = { S: nameOf(role), Pg: target, K: id };
    marked.push(before === null ? this.#addElement(page.page, entries) : this.#addSibling(before, entries));

    return { kind: 'element', role, id };
  }

  /** Adds an element of an annotation behind what is on its page. */
  addAnnotation(role: string, page: PdfPage, annotation: PdfRef): void {
    if (page.ref === null) {
      return;
    }

    const content = dictOf({ Type: nameOf('OBJR'), Obj: annotation, Pg: page.ref });
    const element = this.#addElement(page, { S: nameOf(role), Pg: page.ref, K: content });
    const key = this.#nextKey;
    this.#nextKey += 1;
    this.#parents.set(key, element);
    changeDict(this.#changes, annotation, (dict) => dict.set('StructParent', key));
  }

  /** Removes an annotation from the tag tree. */
  remove(annotation: TaggedAnnotation): void {
    const element = this.#take(annotation);

    if (element !== null) {
      this.#setKids(element, annotation, []);
    }
  }

  /** Writes the tree that leads from content to elements. */
  finish(): void {
    if (!this.#isChanged) {
      return;
    }

    const entries = [...this.#parents].sort(([one], [other]) => one - other);
    const root = this.#root
      .copy()
      .set('ParentTree', this.#changes.add(new PdfDict([['Nums', entries.flat()]])))
      .set('ParentTreeNextKey', this.#nextKey);
    const ref = this.#changes.document.catalog.get('StructTreeRoot');

    if (ref instanceof PdfRef) {
      this.#changes.set(ref, root);
    } else {
      changeCatalog(this.#changes, (catalog) => catalog.set('StructTreeRoot', root));
    }
  }

  /** Element around another one whose parent holds blocks of text; null when the tree has none. */
  #blockOf(element: PdfObject | undefined): { readonly block: PdfRef; readonly parent: PdfRef } | null {
    let block = element instanceof PdfRef ? element : null;

    for (let climbed = 0; block !== null && climbed < mostLooked; climbed += 1) {
      const parent = this.#changes.dict(block)?.get('P') ?? null;
      const role = this.#changes.dict(parent)?.get('S') ?? null;

      if (!(parent instanceof PdfRef) || parent.number === this.#rootNumber) {
        return null;
      }

      if (role instanceof PdfName && grouping.has(role.value)) {
        return { block, parent };
      }

      block = parent;
    }

    return null;
  }

  get #rootNumber(): number {
    const root = this.#changes.document.catalog.get('StructTreeRoot');

    return root instanceof PdfRef ? root.number : -1;
  }

  /** Adds an element behind another one. */
  #addSibling(
    { block, parent }: { readonly block: PdfRef; readonly parent: PdfRef },
    entries: Readonly<Record<string, PdfObject>>,
  ): PdfRef {
    const changes = this.#changes;
    const kids = changes.dict(parent)?.get('K') ?? null;
    const list = changes.array(kids) ?? [kids];
    const at = list.findIndex((kid) => kid instanceof PdfRef && kid.number === block.number);
    const element = changes.add(dictOf({ Type: nameOf('StructElem'), P: parent, ...entries }));
    this.#isChanged = true;
    changeDict(changes, parent, (dict) => dict.set('K', list.toSpliced(at + 1, 0, element)));

    return element;
  }

  /** Adds an element to the one around all others, or to the root. */
  #addElement(page: PdfPage, entries: Readonly<Record<string, PdfObject>>): PdfRef {
    const changes = this.#changes;
    const outer = this.#outerElement();
    const kids = outer === null ? this.#root.get('K') : (changes.dict(outer)?.get('K') ?? null);
    const list = changes.array(kids) ?? (kids === null ? [] : [kids]);
    const last = list.findLastIndex((kid) => (this.#pageOf(kid) ?? -1) <= page.index);
    const element = changes.add(
      dictOf({
        Type: nameOf('StructElem'),
        P: outer ?? changes.document.catalog.get('StructTreeRoot'),
        ...entries,
      }),
    );
    const added = list.toSpliced(last + 1, 0, element);
    this.#isChanged = true;

    if (outer === null) {
      this.#root.set('K', added);
    } else {
      changeDict(changes, outer, (dict) => dict.set('K', added));
    }

    return element;
  }

  /** The only element below the root, which contains all others; null when there are several. */
  #outerElement(): PdfRef | null {
    const kids = this.#root.get('K');
    const list = this.#changes.array(kids) ?? [kids];
    const [only = null] = list;

    return list.length === 1 && only instanceof PdfRef && this.#changes.dict(only) !== null ? only : null;
  }

  /** Index of the page on which an element begins; null when it has no content. */
  #pageOf(element: PdfObject): number | null {
    const pending = [element];

    for (let looked = 0; pending.length > 0 && looked < mostLooked; looked += 1) {
      const dict = this.#changes.dict(pending.pop() ?? null);
      const target = dict?.get('Pg') ?? null;
      const page =
        target instanceof PdfRef
          ? this.#changes.document.pages.find(({ ref }) => ref?.number === target.number)
          : undefined;

      if (page !== undefined) {
        return page.index;
      }

      const kids = dict?.get('K') ?? null;
      pending.push(...(this.#changes.array(kids) ?? [kids]).toReversed());
    }

    return null;
  }

  /** Takes the element of an annotation out of the parent tree. */
  #take({ dict }: TaggedAnnotation): PdfRef | null {
    const key = this.#changes.get(dict, 'StructParent');
    const element = typeof key === 'number' ? this.#parents.get(key) : undefined;

    if (typeof key !== 'number' || !(element instanceof PdfRef)) {
      return null;
    }

    this.#isChanged = true;
    this.#parents.delete(key);

    return element;
  }

  /** Elements of the marked content of a page, by identifier. */
  #markedContent(page: EditedPage): PdfObject[] {
    const known = this.#changes.get(page.page.dict, 'StructParents');
    const key = typeof known === 'number' ? known : this.#newKey(page.page);
    const own = [...(this.#changes.array(this.#parents.get(key) ?? null) ?? [])];
    this.#parents.set(key, own);
    page.setEntry('StructParents', key);

    return own;
  }

  #newKey(page: PdfPage): number {
    const key = this.#newKeys.get(page) ?? this.#nextKey;
    this.#nextKey = Math.max(this.#nextKey, key + 1);
    this.#newKeys.set(page, key);

    return key;
  }

  /** Replaces the references of an element to an annotation. */
  #setKids(element: PdfRef, { entry }: TaggedAnnotation, replacement: readonly PdfObject[]): void {
    const changes = this.#changes;
    const kids = changes.dict(element)?.get('K') ?? null;
    const list = changes.array(kids) ?? [kids];
    const isOfAnnotation = (kid: PdfObject) => {
      const dict = changes.dict(kid);
      const object = dict?.get('Obj') ?? null;

      return (
        dict !== null &&
        isName(changes.get(dict, 'Type'), 'OBJR') &&
        object instanceof PdfRef &&
        entry instanceof PdfRef &&
        object.number === entry.number
      );
    };
    const at = list.findIndex(isOfAnnotation);

    changeDict(changes, element, (dict) =>
      dict.set(
        'K',
        list.flatMap((kid, index) => (index === at ? replacement : isOfAnnotation(kid) ? [] : [kid])),
      ),
    );
  }
}

const markedContent = new PdfName('MCR');

/** Elements that hold blocks of text (ISO 32000-2, 14.8.4.3). */
const grouping: ReadonlySet<string> = new Set(['Document', 'DocumentFragment', 'Part', 'Art', 'Sect', 'Div']);

/** Elements that are read to find the page of another one. */
const mostLooked = 200;

function pageKeys(changes: ObjectChanges): number[] {
  return changes.document.pages.flatMap((page) => {
    const key = changes.get(page.dict, 'StructParents');

    return typeof key === 'number' ? [key] : [];
  });
}
