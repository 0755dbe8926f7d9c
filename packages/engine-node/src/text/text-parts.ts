import type { PlainLine, PlainText } from '@octavo/engine/text/plain-text';

/** Characters of one print: beyond this Chromium's time grows faster than the text. */
const charactersAtOnce = 400_000;

/** A part may end this much early where a paragraph does. */
const leeway = 0.1;

/** Characters that the end of a line counts as: blank lines take room as well. */
const lineEndCharacters = 40;

/** The lines of a text in parts, which end where a page does, or a paragraph, if there is one near the end. */
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

/** A line longer than a print holds goes on in a new one. */
function* piecesOf({ lines, pageStarts }: PlainText): Generator<PlainLine> {
  for (const [index, line] of lines.entries()) {
    for (let at = 0; at === 0 || at < line.length; at += charactersAtOnce) {
      const text = line.slice(at, at + charactersAtOnce);
      yield { text, beginsPage: at === 0 && pageStarts.has(index) };
    }
  }
}
