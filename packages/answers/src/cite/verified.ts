import { lettersOf } from '../passages/letters.ts';
import type { PassageLine, ReadDocument } from '../passages/passage.ts';
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
  const words = within.filter(({ text }) => text !== null);
  // The parts of a long paragraph mark each other's words on the line that they share.
  const isCut = within.some(({ text, box }) =>
    text === null
      ? !words.some((word) => holdsMiddle(word.box, box))
      : !boxes.some((outer) => holds(outer, box)),
  );
  // A cell over several rows is in the passage of each.
  const once = new Map(words.map(({ text, box }) => [box.join(' '), text ?? '']));
  const wanted = lettersOf(quote);

  return !isCut && wanted !== '' && lettersOf([...once.values()].join('')) === wanted;
}

/** Words of a page in the order of the text. */
function wordsOnPage(read: ReadDocument, page: number): PlacedWord[] {
  return (linesByPage(read).get(page) ?? []).flatMap(({ line, text }) =>
    wordsOn(line)
      .toSorted((a, b) => a.start - b.start)
      .map((word) => ({
        box: boxOf(word),
        text: word.end === 0 ? null : text.slice(word.start, word.end),
      })),
  );
}

interface PageLine {
  readonly line: PassageLine;
  /** Text of its passage. */
  readonly text: string;
}

const known = new WeakMap<ReadDocument, ReadonlyMap<number, readonly PageLine[]>>();

/** Lines of all passages by page; found once for a document, whose citations are many. */
function linesByPage(read: ReadDocument): ReadonlyMap<number, readonly PageLine[]> {
  const found = known.get(read);

  if (found !== undefined) {
    return found;
  }

  const pages = new Map<number, PageLine[]>();

  for (const { lines, text } of read.passages) {
    for (const line of lines) {
      const own = pages.get(line.page);

      if (own === undefined) {
        pages.set(line.page, [{ line, text }]);
      } else {
        own.push({ line, text });
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
