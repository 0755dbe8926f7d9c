import type { Passage, TextSpan } from '../passages/passage.ts';

/** Colon between a label and its value; French has a space before it, at which no line breaks. */
export function colonIn(language: string | null): string {
  return language === 'fra' ? '\u00a0: ' : ': ';
}

/** Part of a passage as shown; the names of columns in a row have the colon of the document's language behind them. */
export function shownText({ row, text }: Passage, { start, end }: TextSpan, language: string | null): string {
  let shown = '';
  let at = start;

  for (const { header, start: value } of row?.cells ?? []) {
    const name = value - `${header}: `.length;

    if (header !== '' && name >= at && value <= end) {
      shown += `${text.slice(at, name)}${header}${colonIn(language)}`;
      at = value;
    }
  }

  return shown + text.slice(at, end);
}
