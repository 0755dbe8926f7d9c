import type { RedactionPlace } from '@octavo/contract/edits/redactions';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { isName, type PdfDict } from '@octavo/pdf/objects';

/** Parts of the file that begin at an entry. */
export const placeByKey: Readonly<Record<string, RedactionPlace | undefined>> = {
  JS: 'scripts',
  URI: 'links',
  OCProperties: 'layers',
  PageLabels: 'page-labels',
  AcroForm: 'fields',
  Outlines: 'outline',
  Names: 'destinations',
  Dests: 'destinations',
  Dest: 'destinations',
  StructTreeRoot: 'tags',
  PieceInfo: 'private-data',
  Metadata: 'metadata',
};

/** Keys that label pages and nothing else (ISO 32000-2, table 161). */
const labelKeys: ReadonlySet<string> = new Set(['Type', 'S', 'P', 'St']);

/** Part of the file that a dictionary belongs to; null when it may belong to several. */
export function placeOf(changes: ObjectChanges, dict: PdfDict): RedactionPlace | null {
  const type = changes.get(dict, 'Type');

  if (isName(type, 'StructElem') || (dict.has('S') && dict.has('P') && dict.has('K'))) {
    return 'tags';
  }

  if (isName(type, 'OCG')) {
    return 'layers';
  }

  if (dict.has('FT') || (dict.has('T') && dict.has('Kids') && !dict.has('Rect'))) {
    return 'fields';
  }

  if (isName(type, 'Annot') || (dict.has('Rect') && dict.has('Subtype'))) {
    return dict.has('Parent') && isName(changes.get(dict, 'Subtype'), 'Widget') ? 'fields' : 'annotations';
  }

  if (dict.has('Title') && dict.has('Parent')) {
    return 'outline';
  }

  if (isName(changes.get(dict, 'S'), 'URI') || isName(changes.get(dict, 'S'), 'GoToR')) {
    return 'links';
  }

  return dict.has('P') && [...dict.entries.keys()].every((key) => labelKeys.has(key)) ? 'page-labels' : null;
}
