import type { FieldNode } from './field-nodes.ts';
import type { RevisionPair } from './revision-pair.ts';
import { shownText, textsOf } from './shown-value.ts';
import { pagesOf } from './widget-pages.ts';

/**
 * Flag of a button that has no state (ISO 32000-2, table 229), and of a choice that shows its value only (table 233).
 */
const pushButton = 65_536;
const combo = 131_072;

/**
 * True when readers that draw the fields anew show nothing else of what was signed: no field had a value or showed one,
 * and no background hides content. Values that were given later are those of the fields, however they are drawn.
 */
export function canBeRedrawn(pair: RevisionPair): boolean {
  const fields = [...pair.fields.signed.values()].filter(({ type }) => type !== null && type !== 'Sig');

  // A rich value may say something else than the value.
  return fields.every(
    (node) =>
      !node.dict.has('RV') &&
      (!node.dict.has('Subtype') || (wasBlank(pair, node) && !hidesContent(pair, node))),
  );
}

function wasBlank({ signed }: RevisionPair, node: FieldNode): boolean {
  const { type, dict, inherited } = node;
  const own = signed.resolve(inherited.get('Ff') ?? null);
  const flags = typeof own === 'number' ? own : 0;

  // A button that has a state keeps it and its mark; any other may have another caption than it shows.
  if (type === 'Btn') {
    const caption = signed.dict(dict.get('MK'))?.get('CA') ?? null;

    return (flags & pushButton) === 0 && textsOf(signed, caption, []).every(({ length }) => length <= 1);
  }

  const isList = type === 'Ch' && (flags & combo) === 0;
  const values = textsOf(signed, inherited.get('V') ?? null, [node]);

  return !isList && values.every((value) => value === '') && (shownText(signed, node) ?? '').trim() === '';
}

function hidesContent({ later, cover }: RevisionPair, { number, dict }: FieldNode): boolean {
  return pagesOf(later, number).some(({ index }) => cover.hides(index, dict, number, { isRedrawn: true }));
}
