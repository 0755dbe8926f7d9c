import { PdfDict, PdfName, type PdfObject, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import type { SecretSearch } from '../secret-search.ts';
import { nameText } from './name-text.ts';

/** Entries with names of fonts, which their makers chose. */
const fontKeys: ReadonlySet<string> = new Set(['BaseFont', 'FontName', 'FontFamily']);

/** Names of the standard and of programs, with the marks of versions, subsets and code maps. */
const technicalName = /^[\w.+,-]*$/;

/** Digits of a name that is an identification number, such as that of an account. */
const fewestDigits = 7;

const deepest = 200;

/**
 * Finds secrets in names that a person or a program has spelled out, such as that of a printing ink. Names of the
 * standard, such as `Figure`, are words of every language and tell nothing.
 */
export function hasNameTrace({ objects }: ObjectReplacements, search: SecretSearch): boolean {
  return [...objects.values()].some((object) => isIn(object, '', 0));

  function isIn(object: PdfObject, key: string, depth: number): boolean {
    if (object instanceof PdfName) {
      return !fontKeys.has(key) && isSecret(object.value);
    }

    if (depth > deepest) {
      return false;
    }

    if (Array.isArray(object)) {
      return object.some((part) => isIn(part, key, depth + 1));
    }

    const dict = object instanceof PdfStream ? object.dict : object;

    return (
      dict instanceof PdfDict &&
      [...dict.entries].some(([name, value]) => isSecret(name) || isIn(value, name, depth + 1))
    );
  }

  function isSecret(name: string): boolean {
    const isSpelledOut = !technicalName.test(name) || name.replace(/\D/g, '').length >= fewestDigits;

    return isSpelledOut && search.isIn(nameText(name));
  }
}
