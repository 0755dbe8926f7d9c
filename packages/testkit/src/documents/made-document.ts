import type { Passage, PassageLine, ReadDocument } from '@octavo/answers/passages/passage';

const page = { width: 595, height: 842, state: 'text' } as const;
/** Lengths in points: letters of equal width, on lines of so many words. */
const letterWidth = 6;
const lineHeight = 14;
const margin = 72;
const wordsPerLine = 10;

/** A document with a page for each list of paragraphs, as reading stores it. */
export function makeReadDocument(pages: readonly (readonly string[])[]): ReadDocument {
  return {
    version: 1,
    title: 'Report',
    language: 'eng',
    pages: pages.map(() => page),
    passages: pages.flatMap((paragraphs, index) =>
      paragraphs.map((text, place) => makePassage(text, index, margin + place * 5 * lineHeight)),
    ),
  };
}

function makePassage(text: string, pageIndex: number, top: number): Passage {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const sentences = [...text.matchAll(/\S[^.?!]*[.?!]?/g)].map(({ 0: sentence, index }) => ({
    start: index,
    end: index + sentence.length,
  }));
  const lines: PassageLine[] = [];

  for (let at = 0; at < words.length; at += wordsPerLine) {
    const line = words.slice(at, at + wordsPerLine);
    const first = line[0]?.start ?? 0;
    const lineTop = top + lines.length * lineHeight;
    lines.push({
      page: pageIndex,
      top: lineTop,
      bottom: lineTop + lineHeight - 2,
      words: line.flatMap(({ start, end }) => [
        start,
        end,
        margin + (start - first) * letterWidth,
        margin + (end - first) * letterWidth,
      ]),
    });
  }

  return { kind: 'text', headings: [], text, sentences, lines };
}

/** A document as the file that reading stores. */
export function storedDocument(document: ReadDocument): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(document));
}
