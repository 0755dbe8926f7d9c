import { useEffect, useMemo } from 'react';
import { isReshaped } from '../document/checkpoint.ts';
import { noFields } from '../document/document-contents.ts';
import { useBaseFields } from '../document/use-contents.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { boxesOn, fieldsOf, pagesOfFields } from './fields-of.ts';
import type { FieldView, FormBox, FormField } from './form-field.ts';

const none: readonly FormBox[] = [];

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

interface PageBoxes {
  readonly boxes: readonly FormBox[];
  /** True for a page whose fields are not offered, since they are shown at other places than they were read from. */
  readonly isOff: boolean;
}

/** Boxes of fields on a page; none on a page that was turned or cropped here. */
export function useBoxes(page: string): PageBoxes {
  const { fields } = useForm();
  const operations = useOperations(page);

  return useMemo(() => {
    const isOff = isReshaped(operations);

    return { boxes: isOff ? none : boxesOn(page, fields), isOff };
  }, [page, fields, operations]);
}

/** The selected box of a field; null when none is selected. */
export function useSelectedBox(): FormBox | null {
  const { selection } = useEditor().state;
  const { boxes } = useBoxes(selection?.page ?? 'p1');

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
