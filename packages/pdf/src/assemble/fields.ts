import { bytesToBinary } from '../bytes/binary.ts';
import { OutputRef, PdfDict, type PdfObject } from '../objects.ts';
import { decodeText, encodeText } from '../syntax/text-string.ts';
import { moveActions } from './actions.ts';
import { FormDefaults } from './form-defaults.ts';
import type { FieldTreeNode } from './form-index.ts';
import { unlike } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';

/**
 * Keeps the fields whose widgets are on kept pages, with their ancestors, under names that are unique across
 * sources.
 */
export class FieldWriter {
  readonly #assembly: Assembly;
  readonly #defaults: FormDefaults;
  readonly #taken = new Set<string>();
  /** New names of root fields, keyed by source, occurrence and old name. */
  readonly #names = new Map<string, string>();
  readonly #kept: { source: Source; node: FieldTreeNode; occurrence: number }[] = [];
  readonly #roots: OutputRef[] = [];

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
    this.#defaults = new FormDefaults(assembly);
  }

  /** Number of fields kept that hold a value: those with a name and no named field below. */
  get count(): number {
    return this.#kept.filter(({ node }) => node.name !== null && node.kids.every((kid) => kid.name === null))
      .length;
  }

  /** Decides which fields are kept and assigns their object numbers; widgets already have one. */
  assign(): void {
    for (const [sourceIndex, source] of this.#assembly.sources.entries()) {
      const { nodes } = source.index.form;

      if (nodes.size === 0) {
        continue;
      }

      for (let occurrence = 0; occurrence < source.occurrences; occurrence++) {
        const kept = new Set<FieldTreeNode>();

        for (const number of source.objects[occurrence]!.keys()) {
          keepUpwards(nodes.get(number), kept);
        }

        if (occurrence === 0 && source.keepsAllPages) {
          for (const node of nodes.values()) {
            if (node.kids.length === 0) {
              keepUpwards(node, kept);
            }
          }
        }

        this.#assignKept(source, sourceIndex, kept, occurrence);
      }
    }
  }

  /** Updates the entries of a field (or widget) dictionary that describe its position in the tree. */
  amend(source: Source, number: number, dict: PdfDict, occurrence: number): void {
    const node = source.index.form.nodes.get(number);

    if (node === undefined) {
      return;
    }

    const refs = keptKids(source, node, occurrence);

    if (refs.length > 0) {
      dict.set('Kids', refs);
    } else {
      dict.delete('Kids');
    }

    if (node.parent === null) {
      dict.delete('Parent');
      this.#defaults.applyTo(source, dict);
      const name = node.name === null ? undefined : this.#names.get(this.#nameKey(source, node, occurrence));

      if (name !== undefined) {
        dict.set('T', encodeText(name));
      }
    } else {
      const parent = source.outputOf(node.parent.number, occurrence);

      if (parent !== undefined) {
        dict.set('Parent', new OutputRef(parent));
      }
    }

    this.#defaults.rename(source, dict);

    if (node.isSignature && dict.has('V')) {
      // The signature covers byte ranges of the source file.
      dict.delete('V');
      this.#assembly.notes.add('signatures-removed');
    }
  }

  /** Writes the fields that are not widgets, and the form dictionary; null when no field is kept. */
  write(): OutputRef | null {
    for (const { source, node, occurrence } of this.#kept) {
      this.#writeField(source, node, occurrence);
    }

    return this.#roots.length === 0 ? null : this.#defaults.write(this.#roots);
  }

  #assignKept(
    source: Source,
    sourceIndex: number,
    kept: ReadonlySet<FieldTreeNode>,
    occurrence: number,
  ): void {
    for (const node of [...kept].sort((one, other) => one.order - other.order)) {
      const output = source.outputOf(node.number, occurrence) ?? source.assign(node.number, occurrence);
      this.#kept.push({ source, node, occurrence });

      if (node.parent !== null) {
        continue;
      }

      this.#roots.push(new OutputRef(output));
      const key = node.name === null ? null : `${sourceIndex} ${occurrence} ${bytesToBinary(node.name)}`;

      if (key === null || this.#names.has(key)) {
        continue;
      }

      const old = decodeText(node.name!);
      const name = unlike(old, this.#taken);
      this.#taken.add(name);
      this.#names.set(key, name);

      if (name !== old) {
        this.#assembly.notes.add('fields-renamed');
      }
    }
  }

  #nameKey(source: Source, node: FieldTreeNode, occurrence: number): string {
    return `${this.#assembly.sources.indexOf(source)} ${occurrence} ${bytesToBinary(node.name ?? new Uint8Array())}`;
  }

  #writeField(source: Source, node: FieldTreeNode, occurrence: number): void {
    const output = source.outputOf(node.number, occurrence);

    if (output === undefined || source.written.has(output)) {
      return;
    }

    const field = source.document.read(node.number);

    if (!(field instanceof PdfDict)) {
      return;
    }

    const moved = field.copy();
    moveActions(source, moved);
    moved.delete('P');
    moved.delete('StructParent');
    this.amend(source, node.number, moved, occurrence);
    source.write(output, moved, occurrence);
  }
}

function keptKids(source: Source, node: FieldTreeNode, occurrence: number): PdfObject[] {
  const refs: OutputRef[] = [];

  for (const { number } of node.kids) {
    const output = source.outputOf(number, occurrence);

    if (output !== undefined) {
      refs.push(new OutputRef(output));
    }
  }

  return refs;
}

function keepUpwards(from: FieldTreeNode | undefined, kept: Set<FieldTreeNode>): void {
  for (let node = from; node !== undefined && !kept.has(node); node = node.parent ?? undefined) {
    kept.add(node);
  }
}
