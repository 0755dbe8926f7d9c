/** What a program that reads letters has read; pixels of the picture it was given, from the upper left corner. */
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
  /** Where the baseline begins, at `left`, and by how much it falls for each pixel to the right. */
  readonly baseline: number;
  readonly slope: number;
  /** From the lowest descender to the highest ascender. */
  readonly heightPixels: number;
  readonly rightToLeft: boolean;
  /** Lines of one paragraph have the same number. */
  readonly paragraph: number;
}

/** The parts of hOCR that matter here, in the order in which they come. */
const parts =
  /<p class='ocr_par'([^>]*)>|<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)"|<span class='ocrx_word'[^>]*title='([^']*)'[^>]*>(.*?)<\/span>/gs;

/** Reads what tesseract writes as hOCR: lines in reading order with their words. Lines without words are left out. */
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

/** Lines of figures and of single words are measured wrongly by far: their highest words say how high they can be. */
function plausibleHeight(size: number, words: readonly ReadWord[]): number {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other);
  const high = heights[Math.floor((heights.length - 1) * 0.9)] ?? 1;

  return size >= high * leastHeight && size <= high * mostHeight ? size : high * usualHeight;
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

/** The numbers behind a name: `bbox 36 92 618 361; baseline 0.005 -10`. */
function numbersIn(title: string, name: string): number[] {
  const [, numbers] = new RegExp(`(?:^|;)\\s*${name} ([-\\d. ]+)`).exec(title) ?? [];

  return numbers === undefined ? [] : numbers.trim().split(/\s+/).map(Number);
}

/** Heights of lines in heights of their words: few words have both ascenders and descenders. */
const leastHeight = 0.9;
const mostHeight = 1.6;
const usualHeight = 1.2;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}
