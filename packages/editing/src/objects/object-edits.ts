import type { BaseObject, ObjectRef } from '@octavo/contract/edits/objects';
import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotFound } from '../edit-failures.ts';
import type { AddedImage } from './added-image.ts';
import type { EditableObject } from './editable-object.ts';
import { ObjectGroup } from './object-group.ts';
import { EditedObject, type OriginalObject } from './page-object.ts';
import { PageStates } from './page-states.ts';
import { writeObjects } from './write-objects.ts';

/** Objects of a page as far as they change. */
interface ChangedPage {
  readonly page: EditPage;
  readonly states: PageStates;
  readonly objects: Map<number, EditedObject>;
  readonly copies: EditedObject[];
}

const known = new WeakMap<EditContext, ObjectEdits>();

/** Objects that the operations of a list change; they are written once, when all changes of each are known. */
export class ObjectEdits {
  readonly #context: EditContext;
  /** By what is edited: a page that is shown otherwise keeps its objects. */
  readonly #pages = new Map<EditedPage, ChangedPage>();
  readonly #images: AddedImage[] = [];
  /** By the id of the operation that made them. */
  readonly #made = new Map<string, { readonly page: EditPage; readonly object: EditableObject }>();

  private constructor(context: EditContext) {
    this.#context = context;
    context.last.push(() => this.#write());
  }

  static of(context: EditContext): ObjectEdits {
    const edits = known.get(context) ?? new ObjectEdits(context);
    known.set(context, edits);

    return edits;
  }

  add(id: string, page: EditPage, image: AddedImage): void {
    this.#images.push(image);
    this.#made.set(id, { page, object: image });
  }

  /**
   * Copies objects of the base as the file has them.
   *
   * @throws Failure `edit-not-found`
   */
  copy(id: string, page: EditPage, refs: readonly BaseObject[]): EditableObject {
    // The originals are written with their copies, whether they change or not.
    refs.forEach((ref) => this.find(page, ref));
    const made = refs.map((ref) => new EditedObject(this.#original(page, ref), page.space));
    this.#page(page).copies.push(...made);
    const object = new ObjectGroup(made);
    this.#made.set(id, { page, object });

    return object;
  }

  /** @throws Failure `edit-not-found` */
  find(page: EditPage, ref: ObjectRef): EditableObject {
    if ('made' in ref) {
      const made = this.#made.get(ref.made);

      if (made === undefined || made.page.edited !== page.edited) {
        throw editNotFound(`object ${ref.made}`);
      }

      return made.object;
    }

    const { objects } = this.#page(page);
    const object = objects.get(ref.index) ?? new EditedObject(this.#original(page, ref), page.space);
    objects.set(ref.index, object);

    return object;
  }

  /** @throws Failure `edit-not-found` */
  picture(page: EditPage, ref: ObjectRef): EditableObject {
    const object = this.find(page, ref);

    if (!object.isPicture) {
      throw editNotFound('the object is not a picture');
    }

    return object;
  }

  #original(page: EditPage, { index, kind }: BaseObject): OriginalObject {
    const painted = this.#context.content(page).objects[index];

    if (painted === undefined || painted.kind !== kind) {
      throw editNotFound(`${kind} ${index}`);
    }

    return { painted, state: this.#page(page).states.of(painted) };
  }

  #page(page: EditPage) {
    const made = this.#pages.get(page.edited) ?? {
      page,
      states: new PageStates(this.#context.editor.changes.document),
      objects: new Map<number, EditedObject>(),
      copies: [] as EditedObject[],
    };
    this.#pages.set(page.edited, made);

    return made;
  }

  #write(): void {
    for (const { page, states, objects, copies } of this.#pages.values()) {
      const inOrder = [...objects].sort(([one], [other]) => one - other).map(([, object]) => object);
      writeObjects(this.#context, page, { states, objects: inOrder, copies });
    }

    for (const image of this.#images) {
      image.draw(this.#context);
    }
  }
}
