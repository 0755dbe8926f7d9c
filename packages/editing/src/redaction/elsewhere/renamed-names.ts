import { isName, nameOf, PdfDict, PdfName, type PdfObject, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import type { SecretSearch } from '../secret-search.ts';
import { nameText } from './name-text.ts';

/** Dictionaries whose keys are names of inks (ISO 32000-2, tables 71 and 73). */
const inkTables: ReadonlySet<string> = new Set(['Colorants', 'Solidities', 'DotGain']);

/** Levels of dictionaries in dictionaries that are read; deeper ones are crafted. */
const deepest = 200;

/**
 * Names that people or programs choose and that mean something only by being equal: inks and types of tags. Those that
 * hold a secret get another name everywhere.
 */
export class RenamedNames {
  readonly #inks: ReadonlyMap<string, PdfName>;
  readonly #roles: ReadonlyMap<string, PdfName>;

  private constructor(inks: ReadonlyMap<string, PdfName>, roles: ReadonlyMap<string, PdfName>) {
    this.#inks = inks;
    this.#roles = roles;
  }

  static of(changes: ObjectReplacements, search: SecretSearch): RenamedNames {
    const inks = new Set<string>();
    const roles = new Set<string>();

    for (const number of changes.objects.keys()) {
      collectNames(changes, changes.current(number), { inks, roles }, 0);
    }

    return new RenamedNames(renamed(inks, 'Ink', search), renamed(roles, 'Tag', search));
  }

  get inkCount(): number {
    return this.#inks.size;
  }

  get roleCount(): number {
    return this.#roles.size;
  }

  /** New name of the type of a tag; null for one that keeps its name, and for other objects. */
  renamedRole(key: string, object: PdfObject): PdfName | null {
    const isRole = key === 'S' || key === 'RoleMap';

    return isRole && object instanceof PdfName ? (this.#roles.get(object.value) ?? null) : null;
  }

  /** Colour space with new names of its inks; null for one that keeps them, and for other objects. */
  renamedInks(object: PdfObject): PdfObject[] | null {
    const names = Array.isArray(object) && isInked(object) ? object[1] : null;

    if (!Array.isArray(object) || this.#inks.size === 0) {
      return null;
    }

    if (names instanceof PdfName) {
      const name = this.#inks.get(names.value);

      return name === undefined ? null : object.with(1, name);
    }

    return Array.isArray(names) && names.some((name) => this.#isRenamed(name))
      ? object.with(
          1,
          names.map((name) => (name instanceof PdfName ? (this.#inks.get(name.value) ?? name) : name)),
        )
      : null;
  }

  /** Name of an entry in the dictionary that `parentKey` leads to. */
  keyIn(parentKey: string, key: string): string {
    const names = inkTables.has(parentKey) ? this.#inks : parentKey === 'RoleMap' ? this.#roles : null;

    return names?.get(key)?.value ?? key;
  }

  #isRenamed(name: PdfObject): boolean {
    return name instanceof PdfName && this.#inks.has(name.value);
  }
}

function isInked([family]: readonly PdfObject[]): boolean {
  return isName(family ?? null, 'Separation') || isName(family ?? null, 'DeviceN');
}

function renamed(names: ReadonlySet<string>, stem: string, search: SecretSearch): Map<string, PdfName> {
  const found = [...names].filter((name) => search.isIn(nameText(name)));
  const free = Array.from({ length: names.size + found.length }, (_, index) => `${stem}${index + 1}`).filter(
    (name) => !names.has(name),
  );

  return new Map(found.map((name, index) => [name, nameOf(free[index]!)]));
}

interface CollectedNames {
  readonly inks: Set<string>;
  readonly roles: Set<string>;
}

function collectNames(
  changes: ObjectReplacements,
  given: PdfObject,
  names: CollectedNames,
  depth: number,
): void {
  const object = given instanceof PdfStream ? given.dict : given;

  if (depth > deepest) {
    return;
  }

  if (Array.isArray(object)) {
    if (isInked(object)) {
      const inks = changes.resolve(object[1] ?? null);

      for (const ink of Array.isArray(inks) ? inks : [inks]) {
        addName(ink, names.inks);
      }
    }

    for (const part of object) {
      collectNames(changes, part, names, depth + 1);
    }
  } else if (object instanceof PdfDict) {
    const roles = changes.dict(object.get('RoleMap'));

    for (const [role, meaning] of roles?.entries ?? []) {
      names.roles.add(role);
      addName(meaning, names.roles);
    }

    for (const value of object.entries.values()) {
      collectNames(changes, value, names, depth + 1);
    }
  }
}

function addName(object: PdfObject, names: Set<string>): void {
  if (object instanceof PdfName) {
    names.add(object.value);
  }
}
