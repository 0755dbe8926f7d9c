import { LayerStates } from '../../content/layer-states.ts';
import { isName, type PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { EditedPage } from '../edited-page.ts';
import { changeDict, formOf } from '../fields/form-fields.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { SharedParts } from '../shared-parts.ts';
import { AnnotationTags } from './annotation-tags.ts';
import { type AnnotationContext, flattenAnnotations } from './flatten-annotations.ts';
import { keepAttachments } from './kept-attachments.ts';
import { type FlattenedAnnotation, pageAnnotations } from './page-annotations.ts';
import { removeLayers } from './remove-layers.ts';

/** Parts of a document that become content of its pages. */
export interface FlattenParts {
  /** Form fields, with the form itself. */
  readonly forms: boolean;
  /** Annotations other than fields and links. */
  readonly annotations: boolean;
  /** Layers: those that are off when the document opens are removed with their content. */
  readonly layers: boolean;
}

/** Numbers of what was flattened. */
export interface FlattenReport {
  readonly fields: number;
  readonly annotations: number;
  readonly layers: number;
  /** True for a form that only programs with XFA show; its pages hold a replacement text (ISO 32000-2, K.2). */
  readonly isDynamicForm: boolean;
}

/**
 * Turns fields, annotations and layers into content of their pages, which look the same afterwards. Links stay: they
 * are used, not seen. What is hidden is removed.
 *
 * @throws DocumentError `character-missing` with the number of the page, for a character of a field that no font has.
 */
export async function flatten(
  shared: SharedParts,
  editedPage: (index: number) => EditedPage,
  parts: FlattenParts,
): Promise<FlattenReport> {
  const { changes } = shared;
  const states = LayerStates.read(changes.document);
  const layers = parts.layers ? states : null;
  const form = formOf(changes);
  const context: AnnotationContext = {
    shared,
    tags: AnnotationTags.read(changes),
    layers,
    isFormRedrawn: form !== null && changes.get(form, 'NeedAppearances') === true,
  };
  const report = { fields: 0, annotations: 0, layers: layers?.count ?? 0, isDynamicForm: false };
  const removed: FlattenedAnnotation[] = [];

  if (layers !== null) {
    removeLayers(changes, shared.contentFonts, layers, editedPage);
  }

  for (const page of changes.document.pages) {
    const annotations = pageAnnotations(changes, page);
    const flattened = annotations.filter(({ subtype }) => isFlattened(subtype, parts));

    if (flattened.length > 0) {
      await flattenAnnotations(context, editedPage(page.index), flattened);
      removed.push(...flattened);
      report.fields += flattened.filter(({ subtype }) => subtype === 'Widget').length;
      report.annotations += flattened.filter(({ subtype }) => !uncounted.has(subtype)).length;
    }

    if (layers !== null) {
      freeFromLayers(
        context,
        layers,
        editedPage,
        page.index,
        annotations.filter((each) => !flattened.includes(each)),
      );
    }
  }

  keepAttachments(changes, removed);
  context.tags?.finish();
  report.isDynamicForm = parts.forms && removeForm(changes, form);

  if (layers !== null) {
    changeCatalog(changes, (catalog) => {
      catalog.delete('OCProperties');

      if (isLayerSwitch(changes, catalog.get('OpenAction'))) {
        catalog.delete('OpenAction');
      }
    });
  }

  return report;
}

/** Subtypes that users do not think of as annotations. */
const uncounted: ReadonlySet<string> = new Set(['Widget', 'Popup']);

function isFlattened(subtype: string, { forms, annotations }: FlattenParts): boolean {
  return subtype === 'Widget' ? forms : subtype !== 'Link' && annotations;
}

/** Takes annotations that stay out of their layers; those of hidden layers are removed, and fields hidden. */
function freeFromLayers(
  { shared, tags }: AnnotationContext,
  layers: LayerStates,
  editedPage: (index: number) => EditedPage,
  pageIndex: number,
  annotations: readonly FlattenedAnnotation[],
): void {
  const { changes } = shared;

  for (const annotation of annotations) {
    const { entry, dict, subtype } = annotation;
    const isHidden = !layers.isShown(dict.get('OC'));

    if ((isHidden && subtype !== 'Widget') || isLayerSwitch(changes, dict.get('A'))) {
      tags?.remove(annotation);
      editedPage(pageIndex).removeAnnotations([entry]);
    } else if (dict.has('OC') && entry instanceof PdfRef) {
      changeDict(changes, entry, (changed) => {
        changed.delete('OC');

        if (isHidden) {
          changed.set('F', hiddenField);
        }
      });
    }
  }
}

/** Hidden flag (ISO 32000-2, table 167). */
const hiddenField = 1 << 1;

/** True for an action that does nothing but show or hide layers (12.6.4.13). */
function isLayerSwitch(changes: ObjectChanges, action: PdfObject): boolean {
  const dict = changes.dict(action);

  return dict !== null && isName(changes.get(dict, 'S'), 'SetOCGState') && !dict.has('Next');
}

/** Removes the form, with its XFA version, and what relies on it; returns true for one that only XFA describes. */
function removeForm(changes: ObjectChanges, form: PdfDict | null): boolean {
  const isDynamic =
    changes.get(changes.document.catalog, 'NeedsRendering') === true && (form?.has('XFA') ?? false);

  if (form !== null) {
    changeCatalog(changes, (catalog) => {
      // Permissions and validation data belong to signatures, which end with the fields (12.8.2).
      for (const key of ['AcroForm', 'NeedsRendering', 'Perms', 'DSS']) {
        catalog.delete(key);
      }
    });
  }

  return isDynamic;
}
