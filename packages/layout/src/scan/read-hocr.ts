/** Recognised word of an OCR program; in pixels of the given picture, from its upper left corner. */
export interface ReadWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0 to 100. */
  readonly confidence: number;
}

export interface ReadLine {
  readonly words: readonly ReadWord[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Baseline position at `left`, and its fall per pixel to the right. */
  readonly baseline: number;
  readonly slope: number;
  /** Height from the lowest descender to the highest ascender. */
  readonly heightPixels: number;
  readonly rightToLeft: boolean;
  /** Lines of one paragraph have the same number. */
  readonly paragraph: number;
}

const thresholds = {
  /** Valid line heights, relative to the word height; few words have both ascenders and descenders. */
  leastHeight: 0.9,
  mostHeight: 1.6,
  usualHeight: 1.2,

  /** Share of the words that are not taller than the height of their line. */
  tallShare: 0.9,
};

/** Relevant parts of hOCR, in document order. */
const parts =
  /<p class='ocr_par'([^>]*)>|<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)"|<span class='ocrx_word'[^>]*title='([^']*)'[^>]*>(.*?)<\/span>/gs;

/**
 * Reads the hOCR output of tesseract: lines in reading order with their words. Lines without words are
 * omitted.
 */
export function readHocr(hocr: string): ReadLine[] {
  const lines: { title: string; words: ReadWord[]; paragraph: number; rightToLeft: boolean }[] = [];
  let paragraph = -1;
  let rightToLeft = false;

  for (const [, paragraphAttributes, lineTitle, wordTitle, content = ''] of hocr.matchAll(parts)) {
    if (paragraphAttributes !== undefined) {
      paragraph += 1;
      rightToLeft = paragraphAttributes.includes("dir='rtl'");
    } else if (lineTitle !== undefined) {
      lines.push({ title: lineTitle, words: [], paragraph, rightToLeft });
    } else if (wordTitle !== undefined) {
      const word = readWord(wordTitle, content);

      if (word !== null) {
        lines.at(-1)?.words.push(word);
      }
    }
  }

  return lines.flatMap(({ title, ...line }) => {
    const box = boxIn(title);

    if (line.words.length === 0 || box === null) {
      return [];
    }

    const [slope, offset] = numbersIn(title, 'baseline');
    const [size] = numbersIn(title, 'x_size');

    return {
      ...line,
      ...box,
      slope: slope ?? 0,
      baseline: box.bottom + (offset ?? 0),
      heightPixels: plausibleHeight(size ?? 0, line.words),
    };
  });
}

/**
 * Corrects the height of a line by its highest words, because heights of digit-only and single-word lines are
 * often far off.
 */
function plausibleHeight(size: number, words: readonly ReadWord[]): number {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  const high = heights[Math.floor((heights.length - 1) * thresholds.tallShare)] ?? 1;

  return size >= high * thresholds.leastHeight && size <= high * thresholds.mostHeight
    ? size
    : high * thresholds.usualHeight;
}

function readWord(title: string, content: string): ReadWord | null {
  const text = unescaped(content.replace(/<[^>]*>/g, '')).trim();
  const box = boxIn(title);
  const [confidence] = numbersIn(title, 'x_wconf');

  return text === '' || box === null ? null : { ...box, text, confidence: confidence ?? 0 };
}

function boxIn(title: string): { left: number; top: number; right: number; bottom: number } | null {
  const [left, top, right, bottom] = numbersIn(title, 'bbox');

  return left === undefined || top === undefined || right === undefined || bottom === undefined
    ? null
    : { left, top, right, bottom };
}

/** Numbers after a property name: `bbox 36 92 618 361; baseline 0.005 -10`. */
function numbersIn(title: string, name: string): number[] {
  const [, numbers] = new RegExp(`(?:^|;)\\s*${name} ([-\\d. ]+)`).exec(title) ?? [];

  return numbers === undefined ? [] : numbers.trim().split(/\s+/).map(Number);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}
