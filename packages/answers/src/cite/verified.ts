import { lettersOf } from '../passages/letters.ts';
import type { ReadDocument } from '../passages/passage.ts';
import type { Citation, CitedBox } from './citation.ts';
import { type LocatedWord, wordsOn } from './located-words.ts';

interface PlacedWord {
  readonly box: CitedBox;
  /** Null for letters that are in no passage. */
  readonly text: string | null;
}

const thresholds = {
  /** Largest distance by which a word may reach beyond the box that it is read from, in points. */
  outside: 0.5,
};

/** The gate of every citation: true when the letters within its boxes are the letters of its quote. */
export function verified(read: ReadDocument, { page, boxes, quote }: Citation): boolean {
  const within = wordsOnPage(read, page - 1).filter((word) =>
    boxes.some((box) => holdsMiddle(box, word.box)),
  );
  const isCut = within.some(({ text, box }) => text === null || !boxes.some((outer) => holds(outer, box)));
  // A cell over several rows is in the passage of each.
  const once = new Map(within.map(({ text, box }) => [box.join(' '), text ?? '']));
  const wanted = lettersOf(quote);

  return !isCut && wanted !== '' && lettersOf([...once.values()].join('')) === wanted;
}

/** Words of a page in the order of the text. */
function wordsOnPage({ passages }: ReadDocument, page: number): PlacedWord[] {
  return passages.flatMap(({ lines, text }) =>
    lines
      .filter((line) => line.page === page)
      .flatMap(wordsOn)
      .toSorted((a, b) => a.start - b.start)
      .map((word) => ({
        box: boxOf(word),
        text: word.end === 0 ? null : text.slice(word.start, word.end),
      })),
  );
}

function boxOf({ left, right, line }: LocatedWord): CitedBox {
  return line.sideways === true ? [line.top, left, line.bottom, right] : [left, line.top, right, line.bottom];
}

function holdsMiddle([left, top, right, bottom]: CitedBox, [x0, y0, x1, y1]: CitedBox): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];

  return x >= left && x <= right && y >= top && y <= bottom;
}

function holds([left, top, right, bottom]: CitedBox, [x0, y0, x1, y1]: CitedBox): boolean {
  const room = thresholds.outside;

  return x0 >= left - room && x1 <= right + room && y0 >= top - room && y1 <= bottom + room;
}
