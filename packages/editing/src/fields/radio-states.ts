import { nameOf, type PdfName, type PdfString } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';

/** Values that can be names of states in every reader. */
const plainName = /^[\w .,:-]+$/;

/**
 * Names of the states of radio buttons. Values that differ and are plain are names themselves; others are texts, and
 * the names number them (ISO 32000-2, table 230, Opt).
 */
export function radioStates(values: readonly string[]): {
  readonly names: readonly PdfName[];
  readonly texts: PdfString[] | null;
} {
  const isPlain =
    values.every((value) => plainName.test(value) && value !== 'Off') &&
    new Set(values).size === values.length;

  return isPlain
    ? { names: values.map(nameOf), texts: null }
    : { names: values.map((_, index) => nameOf(String(index))), texts: values.map(encodeText) };
}
