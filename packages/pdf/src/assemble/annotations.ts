import { isName, OutputRef, PdfDict } from '../objects.ts';
import { moveActions } from './actions.ts';
import type { FieldWriter } from './fields.ts';
import type { Assembly, PageUse, Source } from './source.ts';

/** Assigns an output object number to every annotation of a placed page. */
export function assignAnnotations(source: Source, placement: PageUse): void {
  for (const { number } of source.index.annotations(placement.pageIndex)) {
    if (source.outputOf(number, placement.occurrence) === undefined) {
      source.assign(number, placement.occurrence);
    }
  }
}

/** Writes the annotations of a placed page and returns its /Annots. */
export function writeAnnotations(
  assembly: Assembly,
  source: Source,
  placement: PageUse,
  fields: FieldWriter,
): OutputRef[] {
  const refs: OutputRef[] = [];

  for (const { number } of source.index.annotations(placement.pageIndex)) {
    const annotation = source.document.read(number);
    const output = source.outputOf(number, placement.occurrence);

    if (!(annotation instanceof PdfDict) || output === undefined) {
      continue;
    }

    // An annotation that two pages list belongs to the first of them.
    if (source.written.has(output)) {
      continue;
    }

    source.written.add(output);

    const moved = annotation.copy();
    moved.set('P', new OutputRef(placement.number));

    const isCut = moveActions(source, moved);

    if (isName(source.document.get(annotation, 'Subtype'), 'Link')) {
      if (isCut) {
        assembly.notes.add('links-removed');
      } else {
        assembly.kept.links += 1;
      }
    }

    const key =
      placement.occurrence === 0 ? source.structKeyFor(output, annotation.get('StructParent')) : null;

    if (key === null) {
      moved.delete('StructParent');
    } else {
      moved.set('StructParent', key);
    }

    fields.amend(source, number, moved, placement.occurrence);
    source.write(output, moved, placement.occurrence);
    refs.push(new OutputRef(output));
  }

  return refs;
}
