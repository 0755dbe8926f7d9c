import { boundsOf, type Corners, cornersOf, cornersThrough } from '@octavo/pdf/content/corners';
import type { PdfDocument } from '@octavo/pdf/document';
import type { Matrix } from '@octavo/pdf/matrix';
import { spansOf, type TextRedaction } from './find-hits.ts';

/** Word that a program has read in a picture, in the units of its page. */
export interface ScannedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Page without text of its own, as it was read. */
export interface ScannedPage {
  readonly pageIndex: number;
  readonly lines: readonly { readonly words: readonly ScannedWord[] }[];
  /** Maps the units of the words to user space. */
  readonly toUser: Matrix;
}

export interface ReadScans {
  readonly pages: readonly ScannedPage[];
  /** Pages that are pictures and that could not be read, counted from 0. */
  readonly unread: readonly number[];
}

/**
 * Reads those of some pages that have no text; never fails for a page that cannot be read.
 *
 * @param pages counted from 0
 */
export type ScanReader = (document: PdfDocument, pages: readonly number[]) => Promise<ReadScans>;

/** Text of a picture that an operation removes. */
export interface ScannedHit {
  readonly operation: TextRedaction;
  readonly text: string;
  /** Level areas in user space, one for each line. */
  readonly areas: readonly Corners[];
}

/** Margin around the box of a word, in its heights: the edges of letters reach into the pixels beside it. */
const margin = 0.12;

/** Finds the words of a picture that operations remove. */
export function findScannedHits(
  { lines, toUser }: ScannedPage,
  operations: readonly TextRedaction[],
): readonly ScannedHit[] {
  const words = lines.flatMap((line, index) => line.words.map((word) => ({ ...word, line: index })));
  const starts: number[] = [];
  let text = '';

  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    text += before === undefined ? '' : before.line === word.line ? ' ' : '\n';
    starts.push(text.length);
    text += word.text;
  }

  return operations.flatMap((operation) =>
    spansOf(text, operation).flatMap(({ start, end }): ScannedHit[] => {
      const own = words.filter(
        (word, index) => starts[index]! < end && starts[index]! + word.text.length > start,
      );
      const onLines = [...new Set(own.map(({ line }) => line))].map((line) =>
        own.filter((word) => word.line === line),
      );

      return own.length === 0
        ? []
        : [
            {
              operation,
              text: text.slice(start, end),
              areas: onLines.map((each) => areaOf(each, toUser)),
            },
          ];
    }),
  );
}

function areaOf(words: readonly ScannedWord[], toUser: Matrix): Corners {
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.bottom));
  const reach = margin * (bottom - top);
  const box = [
    Math.min(...words.map(({ left }) => left)) - reach,
    top - reach,
    Math.max(...words.map(({ right }) => right)) + reach,
    bottom + reach,
  ] as const;

  return cornersOf(boundsOf(cornersThrough(box, toUser)));
}
