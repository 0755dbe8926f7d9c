import { binaryToBytes } from '../../bytes/binary.ts';
import type { PdfDocument } from '../../document.ts';
import { ObjectChanges } from '../../edit/object-changes.ts';
import { nameOf, PdfDict, type PdfObject, type PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { fieldOf } from '../form-field.ts';
import { appearanceOf } from './appearance.ts';
import { madeAppearance } from './made-appearance.ts';
import { type VisibleAnnotation, visibleAnnotations } from './visible-annotations.ts';

/** Name prefixes, followed by a number, that no other program uses for its resources and marked content. */
export const drawnAnnotationMark = 'DrawnAnnotation';
const formName = 'DrawnAnnotation';
const fontName = 'DrawnAnnotationFont';

/**
 * Subtypes of annotations that show text and drawings of their own. Text markups and fields are read
 * separately.
 */
const drawnSubtypes: ReadonlySet<string> = new Set([
  'FreeText',
  'Stamp',
  'Ink',
  'Line',
  'PolyLine',
  'Polygon',
  'Square',
  'Circle',
  'Caret',
  'Redact',
  'Watermark',
  'Screen',
  'RichMedia',
  '3D',
]);

/** True for text boxes, stamps, drawings and the visible appearance of signatures. */
export function isDrawn(document: PdfDocument, { dict, subtype }: VisibleAnnotation): boolean {
  return (
    drawnSubtypes.has(subtype) || (subtype === 'Widget' && fieldOf(document, dict)?.kind === 'signature')
  );
}

/** True for a field that shows text, as its appearance has it: the stored value may be cut off or formatted. */
function isFilledIn(document: PdfDocument, { dict, subtype }: VisibleAnnotation): boolean {
  const field = subtype === 'Widget' ? fieldOf(document, dict) : null;

  return (field?.kind === 'text' || field?.kind === 'choice') && field.value.trim() !== '';
}

/**
 * Returns the objects of an update that turns drawn annotations into page content, in painting order, so that
 * readers of page content include them; empty when there are none.
 *
 * @param withFields true to turn the appearance of filled-in fields into content, too: as text of the page itself
 */
export function drawnAnnotations(document: PdfDocument, withFields = false): ReadonlyMap<number, PdfObject> {
  const changes = new ObjectChanges(document);

  for (const page of document.pages) {
    const dict = page.ref === null ? null : withDrawn(changes, page, withFields);

    if (page.ref !== null && dict !== null) {
      changes.set(page.ref, dict);
    }
  }

  return changes.replace;
}

/** Returns the page dictionary with its drawn annotations added to the content; null when there are none. */
function withDrawn(changes: ObjectChanges, page: PdfPage, withFields: boolean): PdfDict | null {
  const { document } = changes;
  const forms = new Map<string, PdfRef>();
  const drawn = new Set<PdfObject>();
  const content: string[] = [];
  let needsFont = false;

  for (const annotation of visibleAnnotations(document, page)) {
    const isField = withFields && isFilledIn(document, annotation);

    if (!isField && !isDrawn(document, annotation)) {
      continue;
    }

    const appearance = appearanceOf(document, annotation.dict);
    const made =
      appearance === null && document.dict(annotation.dict.get('AP')) === null
        ? madeAppearance(document, annotation.dict, annotation.subtype, fontName)
        : null;

    if (appearance !== null) {
      const name = `${formName}${forms.size}`;
      forms.set(name, appearance.form);
      const drawing = `${appearance.matrix.map(short).join(' ')} cm /${name} Do`;
      content.push(isField ? `q ${drawing} Q` : marked(content.length, drawing));
    } else if (made !== null) {
      needsFont = true;
      content.push(marked(content.length, made));
    } else {
      continue;
    }

    drawn.add(annotation.entry);
  }

  if (content.length === 0) {
    return null;
  }

  const contents = document.array(page.dict.get('Contents')) ?? [page.dict.get('Contents')];
  const before = changes.addPayload(new PdfDict(), binaryToBytes('q\n'));
  const after = changes.addPayload(new PdfDict(), binaryToBytes(`\nQ\n${content.join('\n')}\n`));
  const annotations = document.array(page.dict.get('Annots')) ?? [];

  return page.dict
    .copy()
    .set('Contents', [before, ...contents.filter((part) => document.resolve(part) !== null), after])
    .set('Resources', resourcesOf(document, page, forms, needsFont))
    .set(
      'Annots',
      annotations.filter((entry) => !drawn.has(entry)),
    );
}

function resourcesOf(
  document: PdfDocument,
  page: PdfPage,
  forms: ReadonlyMap<string, PdfRef>,
  needsFont: boolean,
): PdfDict {
  const resources = (document.dict(page.attribute('Resources')) ?? new PdfDict()).copy();
  const objects = (document.dict(resources.get('XObject')) ?? new PdfDict()).copy();
  const fonts = (document.dict(resources.get('Font')) ?? new PdfDict()).copy();

  for (const [name, form] of forms) {
    objects.set(name, form);
  }

  if (needsFont) {
    const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
    fonts.set(
      fontName,
      new PdfDict(Object.entries(helvetica).map(([key, value]) => [key, nameOf(value)] as const)),
    );
  }

  return resources.set('XObject', objects).set('Font', fonts);
}

/** Wraps content in marked content that identifies the annotation it belongs to. */
function marked(index: number, content: string): string {
  return `/${drawnAnnotationMark}${index} BMC q ${content} Q EMC`;
}

function short(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}
