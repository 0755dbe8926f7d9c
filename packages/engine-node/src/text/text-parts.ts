import type { PlainLine, PlainText } from '@octavo/pdf/text/plain-text';

/** Characters of one print: beyond this Chromium's time grows faster than the text. */
const charactersAtOnce = 400_000;

/** Share of a part by which it may end early, at a paragraph end. */
const leeway = 0.1;

/** Characters a line end counts as, because blank lines take space as well. */
const lineEndCharacters = 40;

/** Splits a text into parts, which end at a page break or a paragraph if there is one near the limit. */
export function* textParts(text: PlainText): Generator<readonly PlainLine[]> {
  let part: PlainLine[] = [];
  let held = 0;

  for (const line of piecesOf(text)) {
    const isFull = held + line.text.length > charactersAtOnce;
    const mayEnd = held > charactersAtOnce * (1 - leeway) && (line.beginsPage || line.text === '');

    if (part.length > 0 && (isFull || mayEnd)) {
      yield part;
      part = [];
      held = 0;
    }

    part.push(line);
    held += line.text.length + lineEndCharacters;
  }

  yield part;
}

/** Splits lines that are longer than a print. */
function* piecesOf({ lines, pageStarts }: PlainText): Generator<PlainLine> {
  for (const [index, line] of lines.entries()) {
    for (let at = 0; at === 0 || at < line.length; at += charactersAtOnce) {
      const text = line.slice(at, at + charactersAtOnce);
      yield { text, beginsPage: at === 0 && pageStarts.has(index) };
    }
  }
}
