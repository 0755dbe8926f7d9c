import { escapeMarkup } from '@octavo/pdf/text/escape-markup';
import type { PlainLine } from '@octavo/pdf/text/plain-text';

export interface TextPageLook {
  readonly font: 'monospace' | 'proportional';
  readonly fontSizePoints: number;
  /** Language of the whole text, which determines the glyph variants of Chinese characters. */
  readonly language: string | null;
  readonly title: string;
}

/**
 * Most lines of a paragraph. Lists and logs have no blank lines, and browsers take long to lay out thousands
 * of lines.
 */
const mostLines = 100;

const families = {
  monospace: "'Liberation Mono', 'DejaVu Sans Mono', 'Noto Sans Mono', 'Noto Sans Mono CJK SC', monospace",
  proportional: "'Noto Sans', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC', sans-serif",
};

/**
 * HTML page for printing lines, with a paragraph up to each blank line. Line ends, tabs and spaces are kept,
 * and each line takes the direction of its first letter.
 */
export function textPage(lines: readonly PlainLine[], look: TextPageLook): string {
  const language = look.language === null ? '' : ` lang="${look.language}"`;
  const body = paragraphsOf(lines).map(({ texts, beginsPage }) => {
    // The last line end of a paragraph is not seen: blank lines after it need one more.
    const text = texts.map(escapeMarkup).join('\n') + (texts.at(-1) === '' ? '\n' : '');

    return `<p${beginsPage ? ' class="page"' : ''}>${text}</p>`;
  });

  return `<!doctype html>
<html${language}><head><meta charset="utf-8"><title>${escapeMarkup(look.title)}</title><style>
body{margin:0;font:${look.fontSizePoints}pt/1.35 ${families[look.font]}}
p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:8;unicode-bidi:plaintext;text-align:start;orphans:1;widows:1}
.page{break-before:page}
</style></head><body>
${body.join('\n')}
</body></html>
`;
}

interface PlainParagraph {
  readonly texts: string[];
  readonly beginsPage: boolean;
}

/** Groups lines into paragraphs, which end after blank lines or before a page break. */
function paragraphsOf(lines: readonly PlainLine[]): PlainParagraph[] {
  const paragraphs: PlainParagraph[] = [];

  for (const { text, beginsPage } of lines) {
    const last = paragraphs.at(-1);
    const isOver = last === undefined || beginsPage || (last.texts.at(-1) === '' && text !== '');

    if (isOver || last.texts.length >= mostLines) {
      paragraphs.push({ texts: [text], beginsPage });
    } else {
      last.texts.push(text);
    }
  }

  return paragraphs;
}

/**
 * Language for East Asian glyph variants, by encoding or by letters unique to it; null when none of these
 * scripts is used.
 */
export function languageOf(text: string, encoding: string): string | null {
  const byEncoding = { shift_jis: 'ja', 'euc-jp': 'ja', gb18030: 'zh-Hans', big5: 'zh-Hant', 'euc-kr': 'ko' }[
    encoding
  ];

  if (byEncoding !== undefined) {
    return byEncoding;
  }

  if (/[\u3040-\u30ff]/.test(text)) {
    return 'ja';
  }

  if (/[\uac00-\ud7af]/.test(text)) {
    return 'ko';
  }

  return /[\u4e00-\u9fff]/.test(text) ? 'zh-Hans' : null;
}
