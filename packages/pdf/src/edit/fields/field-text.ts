import { type PdfObject, PdfStream, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { combFlag, comboFlag, multilineFlag, passwordFlag } from './field-flags.ts';
import { fieldOptions } from './field-options.ts';
import { type FormField, inherited } from './form-fields.ts';

/** Text of a field and how it is laid out. */
export interface FieldText {
  readonly text: string;
  readonly layout: 'line' | 'paragraphs' | 'comb' | 'list';
  /** Number of cells of a comb. */
  readonly cells: number;
  /** Lines of a list that are chosen. */
  readonly chosen: ReadonlySet<number>;
  /** First line of a list that is shown. */
  readonly first: number;
}

/** Texts of the value of a text or choice field; none for an empty one. */
export function valuesOf(changes: ObjectChanges, field: PdfObject): string[] {
  const value = inherited(changes, field, 'V');
  const parts = Array.isArray(value) ? value.map((part) => changes.resolve(part)) : [value];

  return parts.flatMap((part) => {
    const text =
      part instanceof PdfStream
        ? decodeText(changes.document.decode(part))
        : part instanceof PdfString
          ? decodeText(part.bytes)
          : '';

    return text === '' ? [] : [text];
  });
}

/** Text that a text or choice field shows for its values. */
export function textOfField(
  changes: ObjectChanges,
  field: PdfObject,
  { kind, flags }: Pick<FormField, 'kind' | 'flags'>,
  values: readonly string[],
): FieldText {
  return kind === 'choice'
    ? textOfChoice(changes, field, flags, values)
    : textOfLine(changes, field, flags, values[0] ?? '');
}

export function lineOf(text: string): FieldText {
  return { text, layout: 'line', cells: 0, chosen: new Set(), first: 0 };
}

function textOfLine(changes: ObjectChanges, field: PdfObject, flags: number, value: string): FieldText {
  const text = (flags & passwordFlag) === 0 ? value : '*'.repeat([...value].length);
  const most = inherited(changes, field, 'MaxLen');
  const cells = typeof most === 'number' ? most : 0;

  if ((flags & multilineFlag) !== 0) {
    return { ...lineOf(text), layout: 'paragraphs' };
  }

  const line = text.replace(/\r\n?|\n/g, ' ');

  return (flags & combFlag) !== 0 && cells > 0 ? { ...lineOf(line), layout: 'comb', cells } : lineOf(line);
}

function textOfChoice(
  changes: ObjectChanges,
  field: PdfObject,
  flags: number,
  values: readonly string[],
): FieldText {
  const options = fieldOptions(changes, field);
  const indexes = values.map((value) => indexOfOption(options, value));

  if ((flags & comboFlag) !== 0) {
    return lineOf(values.map((value, at) => options[indexes[at] ?? -1]?.shown ?? value).join(', '));
  }

  const top = inherited(changes, field, 'TI');

  return {
    ...lineOf(options.map(({ shown }) => shown).join('\n')),
    layout: 'list',
    chosen: new Set(indexes.filter((index) => index >= 0)),
    first: typeof top === 'number' ? top : 0,
  };
}

/** Index of the option that a text names by its value, or else by what is shown; -1 for none. */
export function indexOfOption(options: ReturnType<typeof fieldOptions>, text: string): number {
  const byValue = options.findIndex(({ exported }) => exported === text);

  return byValue === -1 ? options.findIndex(({ shown }) => shown === text) : byValue;
}
