import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import type { PageField } from './page-content.ts';

/** Maximum number of ancestors of a field; more indicate a loop. */
const deepestField = 32;

/** Name, kind and displayed value of a widget's field; null for other annotations. */
export function fieldOf(
  document: PdfDocument,
  widget: PdfDict,
): Pick<PageField, 'name' | 'kind' | 'value'> | null {
  const type = inherited(document, widget, 'FT');
  const flags = inherited(document, widget, 'Ff');
  const bits = typeof flags === 'number' ? flags : 0;

  if (!(type instanceof PdfName)) {
    return null;
  }

  const name = nameOf(document, widget);

  switch (type.value) {
    case 'Tx':
      return { name, kind: 'text', value: textValue(document, widget, bits) };
    case 'Ch':
      return { name, kind: 'choice', value: choiceValue(document, widget) };
    case 'Sig':
      return { name, kind: 'signature', value: '' };
    case 'Btn':
      return { name, ...buttonOf(document, widget, bits) };
    default:
      return null;
  }
}

/** Flag of password fields, which show an asterisk for each character (table 228). */
const passwordFlag = 1 << 13;

function textValue(document: PdfDocument, widget: PdfDict, flags: number): string {
  const plain = textOf(document, inherited(document, widget, 'V'));
  const value = plain === '' ? wordsOfRichText(textOf(document, inherited(document, widget, 'RV'))) : plain;

  return (flags & passwordFlag) === 0 ? value : '*'.repeat([...value].length);
}

/** Extracts the text of rich text (XHTML, 12.7.3.4), one line per paragraph. */
function wordsOfRichText(markup: string): string {
  const lines = markup
    .replace(/<(?:\/p|\/div|br)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);

      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    })
    .replace(/&(lt|gt|quot|apos|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .replaceAll('&amp;', '&');

  return lines.trim();
}

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' } as const;

/** Returns the display texts of the chosen options, which may differ from the exported values (table 231). */
function choiceValue(document: PdfDocument, widget: PdfDict): string {
  const options = document.array(inherited(document, widget, 'Opt')) ?? [];
  const shown = new Map(
    options.flatMap((option) => {
      const [value, words] = document.array(option) ?? [];

      return value === undefined || words === undefined
        ? []
        : [[textOf(document, document.resolve(value)), textOf(document, document.resolve(words))] as const];
    }),
  );
  const value = inherited(document, widget, 'V');
  const chosen = Array.isArray(value) ? value.map((part) => document.resolve(part)) : [value];

  return chosen
    .map((part) => textOf(document, part))
    .map((text) => shown.get(text) ?? text)
    .join(', ');
}

/** Flags of button fields (table 229). */
const radioFlag = 1 << 15;
const pushFlag = 1 << 16;

function buttonOf(document: PdfDocument, widget: PdfDict, flags: number) {
  if ((flags & pushFlag) !== 0) {
    return { kind: 'button' as const, value: '' };
  }

  const value = isOn(document, widget) ? 'on' : '';

  return { kind: (flags & radioFlag) !== 0 ? ('radio' as const) : ('check' as const), value };
}

/**
 * True when the button is on. The state is that of the shown appearance (12.5.5); without appearances readers
 * draw one for the state.
 */
function isOn(document: PdfDocument, widget: PdfDict): boolean {
  const appearances = document.dict(widget.get('AP'));
  const normal = appearances === null ? null : document.get(appearances, 'N');
  const states = normal instanceof PdfDict ? normal : null;
  const shown = document.get(widget, 'AS');
  const state = shown ?? (states === null ? null : inherited(document, widget, 'V'));

  return state instanceof PdfName && state.value !== 'Off' && (states === null || states.has(state.value));
}

function inherited(document: PdfDocument, widget: PdfDict, key: string): PdfObject {
  let dict: PdfDict | null = widget;

  for (let depth = 0; dict !== null && depth < deepestField; depth += 1) {
    const value = document.get(dict, key);

    if (value !== null) {
      return value;
    }

    dict = document.dict(dict.get('Parent'));
  }

  return null;
}

function nameOf(document: PdfDocument, widget: PdfDict): string {
  const parts: string[] = [];
  let dict: PdfDict | null = widget;

  for (let depth = 0; dict !== null && depth < deepestField; depth += 1) {
    const part = document.get(dict, 'T');

    if (part instanceof PdfString) {
      parts.unshift(decodeText(part.bytes));
    }

    dict = document.dict(dict.get('Parent'));
  }

  return parts.join('.');
}

/** The text of a string or of a stream (table 228). */
function textOf(document: PdfDocument, value: PdfObject): string {
  if (value instanceof PdfStream) {
    return decodeText(document.decode(value));
  }

  return value instanceof PdfString ? decodeText(value.bytes) : '';
}
