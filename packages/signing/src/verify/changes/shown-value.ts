import { appearanceOf } from '@octavo/pdf/content/annotations/appearance';
import type { PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { PdfName, type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import type { FieldNode } from './field-nodes.ts';
import { isFramedText } from './framed-text.ts';
import { withoutGrouping } from './number-grouping.ts';
import type { RevisionPair } from './revision-pair.ts';
import { pagesOf } from './widget-pages.ts';

/** Flag of a text field that shows a mark for each letter (ISO 32000-2, table 231). */
const password = 8192;

/** Stands for what cannot be read, and is in no value. */
const unreadable = '\u{10ffff}';

/** Most letters that the mark of a check box or radio button has. */
const mostMarkLetters = 3;

/**
 * True when the appearances of a field show its value: an appearance of anything else would let a field that others may
 * fill in say what they like.
 */
export function showsValue(pair: RevisionPair, name: string, hasNewValue: boolean): boolean {
  const nodes = [...pair.fields.later.values()].filter((node) => node.name === name);
  const value = nodes.map(({ inherited }) => inherited.get('V') ?? null).find((own) => own !== null) ?? null;
  const type = nodes[0]?.type ?? null;

  if (type === 'Btn') {
    return showsMark(pair, nodes, hasNewValue);
  }

  const expected = textsOf(pair.later, value, nodes);

  // The script is part of what was signed; a list shows the other choices, too.
  const isLoose =
    type === 'Ch' ||
    [...pair.fields.signed.values()].some((node) => node.name === name && node.dict.has('AA'));

  const flags = pair.later.resolve(nodes[0]?.inherited.get('Ff') ?? null);
  const isPassword = typeof flags === 'number' && (flags & password) !== 0;

  return nodes.every((node) => {
    const shown = shownText(pair.later, node);

    return (
      shown === null ||
      shown.trim() === '' ||
      expected.some((text) => isShownIn(text, shown, { isLoose, isPassword }))
    );
  });
}

/** Letters of the appearance of a widget; null for a node that shows nothing. */
export function shownText(document: PdfDocument, { number, dict }: FieldNode): string | null {
  const placed = dict.has('Subtype') ? appearanceOf(document, dict) : null;

  if (placed === null) {
    return null;
  }

  const [page] = pagesOf(document, number);

  if (page === undefined) {
    return null;
  }

  const interpreter = new PageInterpreter(document, { codeMaps: new CodeMaps(() => null) });
  const content = interpreter.interpretForm(page, placed.form);

  // A picture, or letters drawn as lines, can say anything, and so can a glyph that no program can read.
  if (!isFramedText(document, placed.form, content)) {
    return unreadable;
  }

  return content.glyphs.map(({ text }) => (text === '' ? unreadable : text)).join('');
}

/** Freedom with which an appearance may show a value. */
interface Freedom {
  /** True when a script, which was signed too, formats the value, or a list shows it among others. */
  readonly isLoose: boolean;
  readonly isPassword: boolean;
}

/** True when the letters shown are those of a value. A script may put others between them. */
function isShownIn(value: string, shown: string, { isLoose, isPassword }: Freedom): boolean {
  const letters = lettersOf(value, isLoose);
  const own = lettersOf(shown, isLoose);

  if (own === letters || withoutGrouping(own) === letters) {
    return true;
  }

  const marks = lettersOf(shown, false);

  if (isPassword && new Set(marks).size === 1 && /^[\p{P}\p{S}]+$/u.test(marks)) {
    return true;
  }

  let at = 0;

  for (const letter of own) {
    if (letter === letters[at]) {
      at++;
    }
  }

  return isLoose && letters !== '' && at === letters.length;
}

/** Letters without blanks. Punctuation belongs to a value, such as the sign of a number, unless a script sets it. */
function lettersOf(text: string, isLoose: boolean): string {
  return text.normalize('NFKC').replaceAll(isLoose ? /[\s\p{P}\p{S}]/gu : /\s/gu, '');
}

/** Texts that the value stands for: its own, and those that the options of a choice show for it (12.7.5.4). */
export function textsOf(document: PdfDocument, value: PdfObject, nodes: readonly FieldNode[]): string[] {
  const own = stringsOf(document, value);
  const options = nodes.flatMap(({ inherited }) => document.array(inherited.get('Opt') ?? null) ?? []);
  const named = options.flatMap((option) => {
    const [exported, shown] = stringsOf(document, option);

    return exported !== undefined && shown !== undefined && own.includes(exported) ? [shown] : [];
  });

  return own.length === 0 && named.length === 0 ? [''] : [...own, ...named];
}

function stringsOf(document: PdfDocument, value: PdfObject): string[] {
  const resolved = document.resolve(value);

  if (Array.isArray(resolved)) {
    return resolved.flatMap((item) => stringsOf(document, item));
  }

  return resolved instanceof PdfString ? [decodeText(resolved.bytes)] : [];
}

/** A check box shows a state that it had, or a mark that was drawn anew. */
function showsMark(
  { later, signed, fields, comparison }: RevisionPair,
  nodes: readonly FieldNode[],
  hasNewValue: boolean,
): boolean {
  return nodes.every((node) => {
    const before = fields.signed.get(node.number);
    const state = later.get(node.dict, 'AS');
    const was = before === undefined ? null : signed.get(before.dict, 'AS');
    const hasNewState = !(state instanceof PdfName && was instanceof PdfName && state.value === was.value);

    if (before !== undefined && comparison.isSame(before.dict.get('AP'), node.dict.get('AP'))) {
      return !hasNewState || hasNewValue || state === was;
    }

    return hasNewValue && lettersOf(shownText(later, node) ?? '', true).length <= mostMarkLetters;
  });
}
