import { lettersOf } from '../passages/letters.ts';
import type { Passage, PassageLine, ReadDocument } from '../passages/passage.ts';
import type { Citation, CitedBox } from './citation.ts';
import { type LocatedWord, wordsOn } from './located-words.ts';

interface PlacedWord {
  readonly passage: Passage;
  readonly box: CitedBox;
  /** Null for letters that are in no passage. */
  readonly text: string | null;
}

const thresholds = {
  /** Largest distance by which a word may reach beyond the box that it is read from, in points. */
  outside: 0.5,
};

/**
 * The gate of every citation: true when the letters within its boxes are the letters of its quote. The words of one
 * passage are the quote, and no others stand in the boxes; a cell over several rows is in the passage of each.
 */
export function verified(read: ReadDocument, { page, boxes, quote }: Citation): boolean {
  const within = wordsOnPage(read, page - 1).filter((word) =>
    boxes.some((box) => holdsMiddle(box, word.box)),
  );
  const words = within.filter(({ text }) => text !== null);
  // The parts of a long paragraph mark each other's words on the line that they share.
  const isCut = within.some(({ text, box }) =>
    text === null
      ? !words.some((word) => holdsMiddle(word.box, box))
      : !boxes.some((outer) => holds(outer, box)),
  );
  const wanted = lettersOf(quote);

  return (
    !isCut &&
    wanted !== '' &&
    [...new Set(words.map(({ passage }) => passage))].some((passage) => {
      const own = words.filter((word) => word.passage === passage);
      const places = new Set(own.map(({ box }) => box.join(' ')));

      return (
        lettersOf(own.map(({ text }) => text).join('')) === wanted &&
        words.every(({ box }) => places.has(box.join(' ')))
      );
    })
  );
}

/** Words of a page in the order of the text. */
function wordsOnPage(read: ReadDocument, page: number): PlacedWord[] {
  return (linesByPage(read).get(page) ?? []).flatMap(({ line, passage }) =>
    wordsOn(line)
      .toSorted((a, b) => a.start - b.start)
      .map((word) => ({
        passage,
        box: boxOf(word),
        text: word.end === 0 ? null : passage.text.slice(word.start, word.end),
      })),
  );
}

interface PageLine {
  readonly line: PassageLine;
  readonly passage: Passage;
}

const known = new WeakMap<ReadDocument, ReadonlyMap<number, readonly PageLine[]>>();

/** Lines of all passages by page; found once for a document, whose citations are many. */
function linesByPage(read: ReadDocument): ReadonlyMap<number, readonly PageLine[]> {
  const found = known.get(read);

  if (found !== undefined) {
    return found;
  }

  const pages = new Map<number, PageLine[]>();

  for (const passage of read.passages) {
    for (const line of passage.lines) {
      const own = pages.get(line.page);

      if (own === undefined) {
        pages.set(line.page, [{ line, passage }]);
      } else {
        own.push({ line, passage });
      }
    }
  }

  known.set(read, pages);

  return pages;
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
