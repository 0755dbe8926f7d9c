import { DocumentError } from '../../document-error.ts';
import { PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { encodeText } from '../../syntax/text-string.ts';
import type { SharedParts } from '../shared-parts.ts';
import { changeForm } from './change-form.ts';
import { drawField } from './draw-field.ts';
import {
  changeDict,
  type FieldWidget,
  type FormField,
  formOf,
  partialName,
  readForm,
} from './form-fields.ts';
import { repairForm } from './repair-form.ts';
import { setEntries } from './set-entries.ts';
import { type FieldValue, setFieldValue } from './set-field-value.ts';

/** Attributes that a field takes from its ancestors (ISO 32000-2, tables 226, 228 and 234). */
const inheritable = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen', 'Opt', 'TI', 'I'];

/** Form of a document being edited: its fields, as they will be written. */
export class DocumentForm {
  readonly #shared: SharedParts;
  readonly #fields: Map<string, FormField>;

  private constructor(shared: SharedParts, fields: Map<string, FormField>) {
    this.#shared = shared;
    this.#fields = fields;
  }

  /**
   * Reads the form, and repairs it so that every reader shows what is written: see `repairForm`.
   *
   * @throws DocumentError `character-missing` for a character of a value that no font has.
   */
  static async open(shared: SharedParts): Promise<DocumentForm> {
    const fields = readForm(shared.changes);
    await repairForm(shared, fields);

    return new DocumentForm(shared, fields);
  }

  get fields(): ReadonlyMap<string, FormField> {
    return this.#fields;
  }

  /** @throws DocumentError `field-missing` */
  field(name: string): FormField {
    const field = this.#fields.get(name);

    if (field === undefined) {
      throw new DocumentError('field-missing', '', { values: { field: name } });
    }

    return field;
  }

  /** True when no field can get this name, because another one or a group of fields has it. */
  isTaken(name: string, except: string | null = null): boolean {
    return [...this.#fields.keys()].some(
      (known) =>
        known !== except && (known === name || known.startsWith(`${name}.`) || name.startsWith(`${known}.`)),
    );
  }

  /**
   * Sets the value of a field and draws its appearances; null clears it.
   *
   * @throws DocumentError `field-missing`, `field-value-invalid` for a value that the field does not accept,
   *   `character-missing` for a character that no font has.
   */
  async setValue(name: string, value: FieldValue | null): Promise<void> {
    const field = this.field(name);
    setFieldValue(this.#shared.changes, field, value);
    await drawField(this.#shared, field);
  }

  /** Draws the appearances of a field, and those of some of its buttons even where the file has them. */
  redraw(name: string, anew: readonly FieldWidget[]): Promise<void> {
    return drawField(this.#shared, this.field(name), anew);
  }

  /** Adds a field whose dictionary lacks its name and its parent; the groups that its name mentions are made. */
  add(field: Omit<FormField, 'holders'>, holder: PdfRef): void {
    this.#attach(field.name, holder);
    this.#fields.set(field.name, { ...field, holders: [holder] });
  }

  /** Gives a field another name. */
  rename(name: string, newName: string): void {
    const field = this.field(name);

    for (const holder of field.holders) {
      this.#detach(holder);
      this.#attach(newName, holder);
    }

    this.#fields.delete(name);
    this.#fields.set(newName, { ...field, name: newName });
  }

  /** Sets the flags of a field, and entries of its dictionary; undefined removes one. */
  change(name: string, flags: number, entries: Readonly<Record<string, PdfObject | undefined>>): void {
    const field = this.field(name);

    for (const holder of field.holders) {
      changeDict(this.#shared.changes, holder, (dict) => setEntries(dict, { ...entries, Ff: flags }));
    }

    this.#fields.set(name, { ...field, flags });
  }

  /** Removes a field from the form; its widgets are removed from their pages by the caller. */
  remove(name: string): readonly FieldWidget[] {
    const { holders, widgets } = this.field(name);
    const { changes } = this.#shared;

    for (const holder of holders) {
      this.#detach(holder);
      changes.set(holder, null);
    }

    for (const { ref } of widgets) {
      changes.set(ref, null);
    }

    this.#fields.delete(name);

    return widgets;
  }

  #attach(name: string, holder: PdfRef): void {
    const { changes } = this.#shared;
    const parts = name.split('.');
    const own = parts.pop() ?? name;
    let parent: PdfRef | null = null;

    for (const part of parts) {
      parent =
        this.#kids(parent).find((kid) => partialName(changes, kid) === part) ?? this.#group(part, parent);
    }

    changeDict(changes, holder, (dict) => {
      dict.set('T', encodeText(own));

      if (parent === null) {
        dict.delete('Parent');
      } else {
        dict.set('Parent', parent);
      }
    });
    this.#setKids(parent, [...this.#kids(parent), holder]);
  }

  #group(name: string, parent: PdfRef | null): PdfRef {
    const group = this.#shared.changes.add(
      new PdfDict([
        ['T', encodeText(name)],
        ['Kids', []],
        ...(parent === null ? [] : [['Parent', parent] as const]),
      ]),
    );
    this.#setKids(parent, [...this.#kids(parent), group]);

    return group;
  }

  /** Takes a field out of its group, with what it had from the group; groups that become empty are removed. */
  #detach(holder: PdfRef): void {
    const { changes } = this.#shared;
    const parent = changes.dict(holder)?.get('Parent') ?? null;
    const group = parent instanceof PdfRef && changes.dict(parent) !== null ? parent : null;

    changeDict(changes, holder, (dict) => {
      for (const key of inheritable) {
        const value = group === null || dict.has(key) ? null : this.#fromGroups(group, key);

        if (value !== null) {
          dict.set(key, value);
        }
      }
    });
    this.#removeKid(group, holder);
  }

  #removeKid(group: PdfRef | null, removed: PdfRef): void {
    const { changes } = this.#shared;
    const kids = this.#kids(group).filter(({ number }) => number !== removed.number);
    this.#setKids(group, kids);

    if (group !== null && kids.length === 0) {
      const above = changes.dict(group)?.get('Parent') ?? null;
      this.#removeKid(above instanceof PdfRef && changes.dict(above) !== null ? above : null, group);
      changes.set(group, null);
    }
  }

  #fromGroups(group: PdfRef, key: string): PdfObject {
    const { changes } = this.#shared;
    let dict = changes.dict(group);

    for (let depth = 0; dict !== null && depth < deepestGroup; depth += 1) {
      if (dict.has(key)) {
        return dict.get(key);
      }

      dict = changes.dict(dict.get('Parent'));
    }

    return null;
  }

  #kids(group: PdfRef | null): PdfRef[] {
    const { changes } = this.#shared;
    const dict = group === null ? formOf(changes) : changes.dict(group);
    const kids = changes.array(dict?.get(group === null ? 'Fields' : 'Kids') ?? null) ?? [];

    return kids.filter((kid) => kid instanceof PdfRef);
  }

  #setKids(group: PdfRef | null, kids: readonly PdfRef[]): void {
    const { changes } = this.#shared;

    if (group === null) {
      changeForm(changes, (form) => form.set('Fields', [...kids]));
    } else {
      changeDict(changes, group, (dict) => dict.set('Kids', [...kids]));
    }
  }
}

/** Depth of groups beyond which they form a loop. */
const deepestGroup = 32;
