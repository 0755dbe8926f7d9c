import { nameOf, PdfDict, PdfName, type PdfObject, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import type { SecretSearch } from '../secret-search.ts';
import { nameText } from './name-text.ts';

/** Entries of an appearance dictionary: for the button as it is, pressed, and below the pointer. */
const appearances = ['N', 'D', 'R'] as const;

/** Entries of fields and widgets whose names are states of buttons (ISO 32000-2, 12.7.5.2). */
const valueKeys: ReadonlySet<string> = new Set(['V', 'DV', 'AS']);

/** States of check boxes and radio buttons whose names hold a secret, with the names that they get everywhere. */
export class RenamedStates {
  readonly #names: ReadonlyMap<string, string>;

  private constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  static of(changes: ObjectReplacements, search: SecretSearch): RenamedStates {
    const states = new Set<string>();

    for (const number of changes.objects.keys()) {
      collectStates(changes, changes.current(number), states, 0);
    }

    const names = new Map<string, string>();

    for (const state of [...states].filter((each) => search.isIn(nameText(each)))) {
      names.set(state, newName(states, names.size + 1));
    }

    return new RenamedStates(names);
  }

  get count(): number {
    return this.#names.size;
  }

  /** New name of the state that an entry has; null for one that keeps its name, and for other objects. */
  renamedValue(key: string, object: PdfObject): PdfName | null {
    const name = object instanceof PdfName && valueKeys.has(key) ? this.#names.get(object.value) : undefined;

    return name === undefined ? null : nameOf(name);
  }

  /** Name of an entry in the dictionary that `parentKey` leads to. */
  keyIn(parentKey: string, key: string): string {
    return isAppearance(parentKey) ? (this.#names.get(key) ?? key) : key;
  }
}

/** True for an entry that leads to the states of a button, among other things. */
export function isAppearance(key: string): boolean {
  return appearances.some((each) => each === key);
}

function newName(states: ReadonlySet<string>, number: number): string {
  const name = `State${number}`;

  return states.has(name) ? newName(states, number + states.size) : name;
}

/** Levels of dictionaries in dictionaries that are read; deeper ones are crafted. */
const deepest = 200;

function collectStates(
  changes: ObjectReplacements,
  object: PdfObject,
  states: Set<string>,
  depth: number,
): void {
  if (depth > deepest || object instanceof PdfStream) {
    return;
  }

  if (Array.isArray(object)) {
    for (const part of object) {
      collectStates(changes, part, states, depth + 1);
    }
  } else if (object instanceof PdfDict) {
    const appearance = changes.dict(object.get('AP'));

    for (const key of appearances) {
      const looks = changes.resolve(appearance?.get(key) ?? null);

      for (const state of looks instanceof PdfDict ? looks.entries.keys() : []) {
        states.add(state);
      }
    }

    for (const [key, value] of object.entries) {
      if (value instanceof PdfName && valueKeys.has(key)) {
        states.add(value.value);
      }

      collectStates(changes, value, states, depth + 1);
    }
  }
}
