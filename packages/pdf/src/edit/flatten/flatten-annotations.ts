import { binaryToBytes } from '../../bytes/binary.ts';
import {
  appearanceOf,
  type PlacedAppearance,
  placedAppearance,
} from '../../content/annotations/appearance.ts';
import type { LayerStates } from '../../content/layer-states.ts';
import { DocumentError, isDocumentError } from '../../document-error.ts';
import { type Matrix, multiply } from '../../matrix.ts';
import { numbersOf } from '../../object-reader.ts';
import { dictOf, nameOf, type PdfDict, PdfName } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import type { EditedPage } from '../edited-page.ts';
import { inherited, typeOfField } from '../fields/form-fields.ts';
import { matrixText } from '../number-text.ts';
import type { SharedParts } from '../shared-parts.ts';
import type { AnnotationTags } from './annotation-tags.ts';
import { drawnAnnotation } from './drawn-annotation.ts';
import { drawnField, showsValue } from './drawn-field.ts';
import type { FlattenedAnnotation } from './page-annotations.ts';

export interface AnnotationContext {
  readonly shared: SharedParts;
  /** Null for a document without tags. */
  readonly tags: AnnotationTags | null;
  /** Layers that are removed as well; null when those of the document stay. */
  readonly layers: LayerStates | null;
  /** True when readers draw the fields anew (ISO 32000-2, table 224, NeedAppearances). */
  readonly isFormRedrawn: boolean;
}

/** Subtypes that readers do not draw on the page. */
const undrawn: ReadonlySet<string> = new Set(['Popup', 'Link', 'TrapNet']);

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Turns annotations of a page into content: each is painted where readers show it, and removed.
 *
 * @throws DocumentError `character-missing` with the number of the page, for a character that no font has.
 */
export async function flattenAnnotations(
  context: AnnotationContext,
  page: EditedPage,
  annotations: readonly FlattenedAnnotation[],
): Promise<void> {
  const { shared, tags } = context;

  for (const annotation of annotations) {
    const look = isShown(context, annotation) ? await lookOnPage(context, annotation, page.page) : null;

    if (look === null) {
      tags?.remove(annotation);
      continue;
    }

    const { form, matrix } = inLayer(
      context,
      annotation,
      upright(shared, annotation, look, page.page),
      page.page,
    );
    page.drawForm(form, matrix, tags?.replace(annotation, page) ?? null);
  }

  page.removeAnnotations(annotations.map(({ entry }) => entry));
}

function isShown({ layers, shared }: AnnotationContext, { dict, isViewed }: FlattenedAnnotation): boolean {
  if (!isViewed || layers === null) {
    return isViewed;
  }

  const appearances = shared.changes.dict(dict.get('AP'));
  const normal = shared.changes.document.dict(appearances?.get('N') ?? null);

  return layers.isShown(dict.get('OC')) && layers.isShown(normal?.get('OC') ?? null);
}

/** Adds the page to a failure: its author must find the character. */
async function lookOnPage(
  context: AnnotationContext,
  annotation: FlattenedAnnotation,
  page: PdfPage,
): Promise<PlacedAppearance | null> {
  try {
    return await lookOf(context, annotation, page);
  } catch (error) {
    if (isDocumentError(error) && error.code === 'character-missing') {
      const values = { ...error.values, page: page.index + 1 };
      throw new DocumentError(error.code, `page ${page.index + 1}`, { cause: error, values });
    }

    throw error;
  }
}

async function lookOf(
  { shared, isFormRedrawn }: AnnotationContext,
  annotation: FlattenedAnnotation,
  page: PdfPage,
): Promise<PlacedAppearance | null> {
  const { changes } = shared;
  const { dict, subtype } = annotation;

  if (undrawn.has(subtype)) {
    return null;
  }

  const own = appearanceOf(changes, withState(shared, annotation));
  const hasLook = changes.dict(dict.get('AP'))?.has('N') ?? false;

  if (subtype !== 'Widget') {
    return hasLook ? own : drawnAnnotation(shared, annotation, page);
  }

  const kind = typeOfField(changes, annotation.entry)?.kind;
  const isStale =
    isFormRedrawn &&
    (kind === 'text' || kind === 'choice') &&
    (own === null || !showsValue(shared, annotation, own.form));

  if (hasLook && !isStale) {
    return own;
  }

  const form = await drawnField(shared, annotation);

  return form === null ? null : placedAppearance(changes, form, dict.get('Rect'));
}

/** The annotation with the state that readers assume when it names none (table 166, AS). */
function withState({ changes }: SharedParts, { entry, dict }: FlattenedAnnotation): PdfDict {
  if (dict.has('AS')) {
    return dict;
  }

  const value = inherited(changes, entry, 'V');

  return dict.copy().set('AS', value instanceof PdfName ? value : nameOf('Off'));
}

/** Turns the look of an annotation that stays upright around its upper left corner (12.5.3, NoRotate). */
function upright(
  { changes }: SharedParts,
  { dict, isUpright }: FlattenedAnnotation,
  look: PlacedAppearance,
  page: PdfPage,
): PlacedAppearance {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(changes, dict.get('Rect'), 4) ?? [];

  if (!isUpright || page.rotation === 0) {
    return look;
  }

  const angle = (page.rotation * Math.PI) / 180;
  const [cosine, sine] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const [x, y] = [Math.min(x1, x2), Math.max(y1, y2)];
  const turn: Matrix = [cosine, sine, -sine, cosine, x - x * cosine + y * sine, y - x * sine - y * cosine];

  return { ...look, matrix: multiply(look.matrix, turn) };
}

/** Puts the look of an annotation into its layer, when the layers of the document stay. */
function inLayer(
  { shared, layers }: AnnotationContext,
  { dict }: FlattenedAnnotation,
  look: PlacedAppearance,
  page: PdfPage,
): PlacedAppearance {
  const layer = dict.get('OC');

  if (layers !== null || layer === null) {
    return look;
  }

  const form = shared.changes.addStream(
    dictOf({
      Type: nameOf('XObject'),
      Subtype: nameOf('Form'),
      BBox: [...page.cropBox],
      Resources: dictOf({ XObject: dictOf({ Look: look.form }) }),
      OC: layer,
    }),
    binaryToBytes(`${matrixText(look.matrix)} cm /Look Do`),
  );

  return { form, matrix: identity };
}
