import type { Operation } from '@octavo/contract/edits/edit-list';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { noFields } from '../document/document-contents.ts';
import { useBaseFields } from '../document/use-contents.ts';
import { pagesAfter } from '../edits/page-list.ts';
import { useEditor } from '../state/editor-context.ts';
import { boxesOn, fieldsOf, pagesOfFields } from './fields-of.ts';
import type { EditedField, FieldView, FormBox } from './form-field.ts';

interface EditedFields {
  /** Fields of the file. */
  readonly base: readonly FieldView[];
  /** Fields with the operations of the list applied. */
  readonly fields: readonly EditedField[];
}

/** The form of the document. */
export function useForm(): EditedFields {
  const { contents, document, state } = useEditor();
  const { operations } = state.history;
  const { fields: base } = useBaseFields(contents);
  const assetSizes = useSyncExternalStore(contents.subscribe, contents.sizesOfAssets);
  const sizeAfter = useCallback(
    (page: string, before: readonly Operation[]) =>
      pagesAfter(
        document.description.pages,
        before,
        ({ asset, number }) => assetSizes.get(asset)?.[number - 1] ?? null,
      ).find(({ key }) => key === page)?.size ?? null,
    [document, assetSizes],
  );

  return useMemo(
    () => ({ base, fields: fieldsOf(base, operations, sizeAfter) }),
    [base, operations, sizeAfter],
  );
}

/** Boxes of fields on a page. */
export function useBoxes(page: string): readonly FormBox[] {
  const { fields } = useForm();

  return useMemo(() => boxesOn(page, fields), [page, fields]);
}

/** The selected box of a field; null when none is selected. */
export function useSelectedBox(): FormBox | null {
  const { selection } = useEditor().state;
  const boxes = useBoxes(selection?.page ?? 'p1');

  return selection === null ? null : (boxes.find(({ key }) => key === selection.key) ?? null);
}

/** Keeps the pages that have fields of the file in the state of the editor. */
export function useFieldPages(): void {
  const { contents, dispatch } = useEditor();
  const read = useBaseFields(contents);

  useEffect(() => {
    if (read !== noFields) {
      dispatch({ kind: 'fields', pages: pagesOfFields(read.fields) });
    }
  }, [read, dispatch]);
}
