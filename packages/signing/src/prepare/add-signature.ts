import { type SignatureRequest, signatureAppearance } from '@octavo/contract/signing/signature-request';
import { catalogOf, changeCatalog } from '@octavo/pdf/edit/change-catalog';
import { changeDict, readForm } from '@octavo/pdf/edit/fields/form-fields';
import { AnnotationTags } from '@octavo/pdf/edit/flatten/annotation-tags';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { PdfRef } from '@octavo/pdf/objects';
import { checkExistingSignatures } from './existing-signatures.ts';
import { lockFor } from './field-lock.ts';
import { checkSeedValues } from './seed-values.ts';
import { drawSignature } from './signature-appearance.ts';
import { lockEntries, permissionsWith, signatureDictionary } from './signature-dictionary.ts';
import { flagForm, takeField, type WidgetPlace } from './signature-field.ts';
import type { SigningHost } from './signing-host.ts';

/**
 * Adds a signature without its value to a document that is edited. Returns its dictionary.
 *
 * @throws Failure `signature-forbids-signing`, `signature-field-locked`, `signature-not-first`,
 *   `signature-field-demands` or `signature-not-possible`.
 */
export async function addSignature(
  editor: PdfEditor,
  request: SignatureRequest,
  host: SigningHost,
): Promise<PdfRef> {
  const { changes } = editor;
  const fields = readForm(changes);
  checkExistingSignatures(changes, fields, request);
  const { holders, places, isNew } = takeField(editor, fields, request);

  for (const holder of holders) {
    const seed = changes.dict(changes.dict(holder)?.get('SV') ?? null);

    if (seed !== null) {
      checkSeedValues(changes, seed, request);
    }
  }

  const lock = lockFor(changes, holders, request);
  const root = changes.document.trailer.get('Root');
  const signature = changes.add(signatureDictionary(request, lock, root));
  const addedLock = isNew && lock !== null ? changes.add(lockEntries(lock)) : null;

  for (const holder of holders) {
    changeDict(changes, holder, (dict) => {
      dict.set('V', signature);

      if (addedLock !== null) {
        dict.set('Lock', addedLock);
      }
    });
  }

  for (const { page, box, widget } of places) {
    const look = request.appearance ?? signatureAppearance.parse({});
    const appearance = await drawSignature(editor, request, { look, box, host });
    const entries = page.appearanceEntries(appearance, box);
    changeDict(changes, widget, (dict) => entries.forEach(([key, value]) => dict.set(key, value)));
  }

  if (isNew) {
    tagFields(editor, places);
  }

  flagForm(changes);

  if (request.certify !== null) {
    const known = changes.dict(catalogOf(changes).get('Perms'));
    changeCatalog(changes, (catalog) => catalog.set('Perms', permissionsWith(known, signature)));
  }

  return signature;
}

/**
 * Adds a new field to the tags of the page, unless edits of the same update have changed the tags, or the document has
 * none.
 */
function tagFields({ changes }: PdfEditor, places: readonly WidgetPlace[]): void {
  const root = changes.document.catalog.get('StructTreeRoot');
  const isChanged = root instanceof PdfRef && changes.replace.has(root.number);
  const tags = isChanged || places.length === 0 ? null : AnnotationTags.read(changes);

  for (const { page, widget } of places) {
    tags?.addAnnotation('Form', page.page, widget);
  }

  tags?.finish();
}
