import { appearanceOf } from '@octavo/pdf/content/annotations/appearance';
import type { PdfDocument } from '@octavo/pdf/document';
import { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { PdfName, type PdfObject, PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import type { FieldNode } from './field-nodes.ts';
import type { RevisionPair } from './revision-pair.ts';

/** Lines and areas that the frame of a field has; each cell of a comb adds one. */
const mostLines = 256;

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
  const holder = nodes.find(({ dict }) => dict.has('V'));
  const type = nodes[0]?.type ?? null;

  if (type === 'Btn') {
    return showsMark(pair, nodes, hasNewValue);
  }

  const expected = textsOf(pair.later, holder?.dict.get('V') ?? null, nodes);

  // The script is part of what was signed; a list shows the other choices, too.
  const isLoose =
    type === 'Ch' ||
    [...pair.fields.signed.values()].some((node) => node.name === name && node.dict.has('AA'));

  return nodes.every((node) => {
    const shown = shownText(pair.later, node);

    return shown === null || shown === '' || expected.some((text) => isShownIn(text, shown, isLoose));
  });
}

/** Letters of the appearance of a widget; null for a node that shows nothing. */
function shownText(document: PdfDocument, { number, dict }: FieldNode): string | null {
  const placed = dict.has('Subtype') ? appearanceOf(document, dict) : null;

  if (placed === null) {
    return null;
  }

  const page = pageOf(document, number);

  if (page === undefined) {
    return null;
  }

  const interpreter = new PageInterpreter(document, { codeMaps: new CodeMaps(() => null) });
  const { glyphs, objects } = interpreter.interpretForm(page, placed.form);

  // A picture, or letters drawn as lines, can say anything, and so can a glyph that no program can read.
  if (objects.some(({ kind }) => kind !== 'path') || objects.length > mostLines) {
    return unreadable;
  }

  return lettersOf(glyphs.map(({ text }) => (text === '' ? unreadable : text)).join(''));
}

/**
 * True when the letters shown are those of a value. A field that a script formats shows others between them, a password
 * one mark for each.
 */
function isShownIn(value: string, shown: string, isLoose: boolean): boolean {
  const letters = lettersOf(value);

  if (shown === letters || (letters !== '' && new Set(shown).size === 1 && shown.length === letters.length)) {
    return true;
  }

  let at = 0;

  for (const letter of shown) {
    if (letter === letters[at]) {
      at++;
    }
  }

  return isLoose && letters !== '' && at === letters.length;
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{P}\p{S}]/gu, '');
}

/** Texts that the value stands for: its own, and those that the options of a choice show for it (12.7.5.4). */
function textsOf(document: PdfDocument, value: PdfObject, nodes: readonly FieldNode[]): string[] {
  const own = stringsOf(document, value);
  const options = nodes.flatMap(({ dict }) => document.array(dict.get('Opt')) ?? []);
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

    return hasNewValue && (shownText(later, node) ?? '').length <= mostMarkLetters;
  });
}

function pageOf(document: PdfDocument, number: number) {
  return document.pages.find(({ dict }) =>
    (document.array(dict.get('Annots')) ?? []).some(
      (annotation) => annotation instanceof PdfRef && annotation.number === number,
    ),
  );
}
