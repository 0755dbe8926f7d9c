import { useEffect, useMemo } from 'react';
import { noFields } from '../document/document-contents.ts';
import { useBaseFields } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { boxesOn, fieldsOf, pagesOfFields } from './fields-of.ts';
import type { FieldView, FormBox, FormField } from './form-field.ts';

interface Form {
  /** Fields of the file. */
  readonly base: readonly FieldView[];
  /** Fields with the operations of the list applied. */
  readonly fields: readonly FormField[];
}

/** The form of the document. */
export function useForm(): Form {
  const { contents, state } = useEditor();
  const { operations } = state.history;
  const { fields: base } = useBaseFields(contents);

  return useMemo(() => ({ base, fields: fieldsOf(base, operations) }), [base, operations]);
}

/** The selected box of a field; null when none is selected. */
export function useSelectedBox(): FormBox | null {
  const { selection } = useEditor().state;
  const { fields } = useForm();

  return selection === null
    ? null
    : (boxesOn(selection.page, fields).find(({ key }) => key === selection.key) ?? null);
}

/** Tells the state of the editor on which pages the fields of the file are. */
export function useFieldPages(): void {
  const { contents, dispatch } = useEditor();
  const read = useBaseFields(contents);

  useEffect(() => {
    if (read !== noFields) {
      dispatch({ kind: 'fields', pages: pagesOfFields(read.fields) });
    }
  }, [read, dispatch]);
}
