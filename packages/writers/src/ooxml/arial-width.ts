import { familyWidths } from './family-widths.ts';

/** Widths in thousandths of the font size of letters that the table of Arial lacks. */
const ideographWidth = 1000;
const otherWidth = 600;

const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Width in points of one line of text in Arial. */
export function arialWidth(text: string, sizePoints: number, { bold }: { readonly bold: boolean }): number {
  const widths = familyWidths['Arial']?.[bold ? 'bold' : 'upright'] ?? [];
  const thousandths = [...text.normalize('NFC')].reduce((sum, letter) => {
    const [base = ''] = letter.normalize('NFD');
    const own = widths[(base.codePointAt(0) ?? 0) - 0x20];

    return sum + (own ?? (ideograph.test(letter) ? ideographWidth : otherWidth));
  }, 0);

  return (thousandths * sizePoints) / 1000;
}
