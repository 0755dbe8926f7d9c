import type { ObjectRef } from '@octavo/contract/edits/objects';
import type { EditContext, EditPage } from '../edit-context.ts';
import { editNotFound } from '../edit-failures.ts';
import type { AddedImage } from './added-image.ts';
import type { EditableObject } from './editable-object.ts';
import { PageObject } from './page-object.ts';
import { PageStates } from './page-states.ts';
import { writeObjects } from './write-objects.ts';

const known = new WeakMap<EditContext, ObjectEdits>();

/** Objects that the operations of a list change; they are written once, when all changes of each are known. */
export class ObjectEdits {
  readonly #context: EditContext;
  readonly #pages = new Map<
    EditPage,
    { readonly states: PageStates; readonly objects: Map<number, PageObject> }
  >();
  readonly #added = new Map<string, { readonly page: EditPage; readonly image: AddedImage }>();

  private constructor(context: EditContext) {
    this.#context = context;
    context.later.push(() => this.#write());
  }

  static of(context: EditContext): ObjectEdits {
    const edits = known.get(context) ?? new ObjectEdits(context);
    known.set(context, edits);

    return edits;
  }

  add(id: string, page: EditPage, image: AddedImage): void {
    this.#added.set(id, { page, image });
  }

  /** @throws Failure `edit-not-found` */
  find(page: EditPage, ref: ObjectRef): EditableObject {
    if ('made' in ref) {
      const added = this.#added.get(ref.made);

      if (added === undefined || added.page !== page) {
        throw editNotFound(`object ${ref.made}`);
      }

      return added.image;
    }

    const painted = this.#context.content(page).objects[ref.index];

    if (painted === undefined || painted.kind !== ref.kind) {
      throw editNotFound(`${ref.kind} ${ref.index}`);
    }

    const { states, objects } = this.#page(page);
    const object = objects.get(ref.index) ?? new PageObject(painted, states.of(painted), page.space);
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

  #page(page: EditPage) {
    const made = this.#pages.get(page) ?? {
      states: new PageStates(this.#context.editor.changes.document),
      objects: new Map<number, PageObject>(),
    };
    this.#pages.set(page, made);

    return made;
  }

  #write(): void {
    for (const [page, { states, objects }] of this.#pages) {
      const inOrder = [...objects].sort(([one], [other]) => one - other).map(([, object]) => object);
      writeObjects(this.#context, page, { states, objects: inOrder });
    }

    for (const { image } of this.#added.values()) {
      image.draw(this.#context);
    }
  }
}
