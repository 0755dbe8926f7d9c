import { dictOf, isName, nameOf, PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { encodeText } from '../../syntax/text-string.ts';
import { readNumberTree } from '../../trees.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ContentMark } from '../drawing.ts';
import type { EditedPage } from '../edited-page.ts';
import { changeDict } from '../fields/form-fields.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { PageAnnotation } from './page-annotations.ts';

/** Roles that can be written into content without escapes. */
const plainRole = /^[A-Za-z][\w.-]*$/;

type TaggedAnnotation = Pick<PageAnnotation, 'entry' | 'dict'>;

/** Tags of annotations: elements that held an annotation get the content that takes its place (14.7.5). */
export class AnnotationTags {
  readonly #changes: ObjectChanges;
  readonly #root: PdfDict;
  readonly #parents: Map<number, PdfObject>;
  readonly #newKeys = new Map<PdfPage, number>();
  readonly #added: PdfRef[] = [];
  #nextKey: number;
  #isChanged = false;

  private constructor(changes: ObjectChanges, root: PdfDict) {
    this.#changes = changes;
    this.#root = root;
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

  /** Adds an element with a description at the end of the document, and returns the mark of its content. */
  add(role: string, page: EditedPage, description: string): ContentMark {
    const target = page.page.ref;
    const root = this.#changes.document.catalog.get('StructTreeRoot');

    if (target === null || !(root instanceof PdfRef)) {
      return { kind: 'artifact' };
    }

    const marked = this.#markedContent(page);
    const id = marked.length;
    const element = this.#changes.add(
      dictOf({
        Type: nameOf('StructElem'),
        S: nameOf(role),
        P: root,
        Pg: target,
        K: id,
        Alt: encodeText(description),
      }),
    );
    marked.push(element);
    this.#added.push(element);
    this.#isChanged = true;

    return { kind: 'element', role, id };
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
      .set('ParentTreeNextKey', this.#nextKey)
      .set('K', this.#kids());
    const ref = this.#changes.document.catalog.get('StructTreeRoot');

    if (ref instanceof PdfRef) {
      this.#changes.set(ref, root);
    } else {
      changeCatalog(this.#changes, (catalog) => catalog.set('StructTreeRoot', root));
    }
  }

  /** Elements of the root; a document usually has one around all others, which the new ones join. */
  #kids(): PdfObject {
    const own = this.#root.get('K');
    const list = this.#changes.array(own) ?? (own === null ? [] : [own]);
    const [outer] = list;

    if (this.#added.length === 0) {
      return own;
    }

    if (list.length !== 1 || !(outer instanceof PdfRef)) {
      return [...list, ...this.#added];
    }

    for (const element of this.#added) {
      changeDict(this.#changes, element, (dict) => dict.set('P', outer));
    }

    changeDict(this.#changes, outer, (dict) => {
      const kids = dict.get('K');

      return dict.set('K', [...(this.#changes.array(kids) ?? (kids === null ? [] : [kids])), ...this.#added]);
    });

    return own;
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

function pageKeys(changes: ObjectChanges): number[] {
  return changes.document.pages.flatMap((page) => {
    const key = changes.get(page.dict, 'StructParents');

    return typeof key === 'number' ? [key] : [];
  });
}
