import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageWord } from './protocol.ts';

/** Steps of the grid on which PDFium maps points of a page, for each point of the page as shown. */
const stepsPerPoint = 100;

/** PDFium's character for a hyphen at the end of a line, which it reports without the end of the line. */
const lineEndHyphen = '\u0002';

/** A character with the corners of its cell, as the text runs. */
interface PageCharacter {
  readonly text: string;
  /** Quarter turns of the text, counterclockwise. */
  readonly turns: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads the words of a loaded page as PDFium orders them. Slanted text is framed upright. */
export function readWords(pdfium: WrappedPdfiumModule, page: number): readonly PageWord[] {
  const textPage = pdfium.FPDFText_LoadPage(page);

  if (textPage === 0) {
    return [];
  }

  const memory = pdfium.pdfium.wasmExports.malloc(16);
  const words: PageWord[] = [];
  let letters: PageCharacter[] = [];
  let line = 0;
  const endWord = () => {
    if (letters.length > 0) {
      words.push(wordOf(letters, line));
      letters = [];
    }
  };

  try {
    const count = pdfium.FPDFText_CountChars(textPage);

    for (let index = 0; index < count; index += 1) {
      const text = String.fromCodePoint(pdfium.FPDFText_GetUnicode(textPage, index));

      if (text === '\r' || text === '\n') {
        endWord();
        line += text === '\n' ? 1 : 0;
      } else if (text === lineEndHyphen) {
        letters.push(characterOf(pdfium, { page, textPage, index, text: '-', memory }));
        endWord();
        line += 1;
      } else if (text.trim() === '' || text === '\0') {
        endWord();
      } else {
        letters.push(characterOf(pdfium, { page, textPage, index, text, memory }));
      }
    }

    endWord();

    return words;
  } finally {
    pdfium.pdfium.wasmExports.free(memory);
    pdfium.FPDFText_ClosePage(textPage);
  }
}

interface CharacterPlace {
  readonly page: number;
  readonly textPage: number;
  readonly index: number;
  readonly text: string;
  /** 16 bytes that PDFium writes numbers into. */
  readonly memory: number;
}

function characterOf(
  pdfium: WrappedPdfiumModule,
  { page, textPage, index, text, memory }: CharacterPlace,
): PageCharacter {
  const { getValue } = pdfium.pdfium;
  pdfium.FPDFText_GetLooseCharBox(textPage, index, memory);
  // FS_RECTF: left, top, right, bottom in user space, y upwards.
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) =>
    getValue(memory + at, 'float'),
  );
  const [across, down] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const shown = (x: number, y: number): readonly [number, number] => {
    const size = [Math.round(across * stepsPerPoint), Math.round(down * stepsPerPoint)] as const;
    pdfium.FPDF_PageToDevice(page, 0, 0, ...size, 0, x, y, memory, memory + 4);

    return [getValue(memory, 'i32') / stepsPerPoint, getValue(memory + 4, 'i32') / stepsPerPoint];
  };
  const [x1, y1] = shown(left, top);
  const [x2, y2] = shown(right, bottom);
  // Both angles are clockwise: that of the text in user space, and that of the page.
  const quarter = Math.PI / 2;
  const pageTurns = pdfium.FPDFPage_GetRotation(page);
  const turns = -Math.round(pdfium.FPDFText_GetCharAngle(textPage, index) / quarter) - pageTurns;

  return {
    text,
    turns: ((turns % 4) + 4) % 4,
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
}

function wordOf(letters: readonly PageCharacter[], line: number): PageWord {
  const turns = letters[0]?.turns ?? 0;
  const left = Math.min(...letters.map((letter) => letter.left));
  const top = Math.min(...letters.map((letter) => letter.top));
  const right = Math.max(...letters.map((letter) => letter.right));
  const bottom = Math.max(...letters.map((letter) => letter.bottom));
  const length = Math.max(turns % 2 === 0 ? right - left : bottom - top, 0.01);
  const endOf = (letter: PageCharacter) =>
    [letter.right - left, bottom - letter.top, right - letter.left, letter.bottom - top][turns] ?? 0;

  return {
    text: letters.map(({ text }) => text).join(''),
    line,
    corners: cornersOf(turns, left, top, right, bottom),
    // The second unit of a character beyond the basic plane ends where the first does.
    ends: letters.flatMap((letter) => Array(letter.text.length).fill(endOf(letter) / length)),
  };
}

/** Corners in the order upper left, upper right, lower left, lower right of text that runs after `turns`. */
function cornersOf(
  turns: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): PageWord['corners'] {
  switch (turns) {
    case 1:
      return [left, bottom, left, top, right, bottom, right, top];
    case 2:
      return [right, bottom, left, bottom, right, top, left, top];
    case 3:
      return [right, top, right, bottom, left, top, left, bottom];
    default:
      return [left, top, right, top, left, bottom, right, bottom];
  }
}
