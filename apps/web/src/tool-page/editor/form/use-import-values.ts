import { type ValueFileKind, valueFileKinds } from '@octavo/contract/edits/fields';
import { Failure } from '@octavo/contract/failures';
import { randomToken } from '../../../transports/random-token.ts';
import { useEditor } from '../state/editor-context.ts';
import { setFieldValue } from './field-edits.ts';
import { fieldsOf } from './fields-of.ts';
import { useForm } from './use-form.ts';

/** Reads a file of values into the list, as one step of undo; returns how many there were, and unknown names. */
export function useImportValues(
  page: string,
): (file: File) => Promise<{ readonly filled: number; readonly unknown: number }> {
  const { document, dispatch, list } = useEditor();
  const { base } = useForm();

  return async (file) => {
    const { values, unknown } = await document.readValues(formatOf(file.name), file, list());
    let operations = list();

    for (const { name, value } of values) {
      const field = fieldsOf(base, operations).find((each) => each.name === name);

      if (field !== undefined) {
        operations = setFieldValue(operations, randomToken().slice(0, 16), { base, field }, value);
      }
    }

    dispatch({ kind: 'edit', edit: { operations, name: { verb: 'fill', object: 'field' }, page } });

    return { filled: values.length, unknown: unknown.length };
  };
}

/** @throws Failure `damaged-file` for a name of another kind. */
function formatOf(name: string): ValueFileKind {
  const extension = name.split('.').at(-1)?.toLowerCase();
  const format = valueFileKinds.find((kind) => kind === extension);

  if (format === undefined) {
    throw new Failure('damaged-file', 'no file of values');
  }

  return format;
}
