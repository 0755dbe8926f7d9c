/** Words that a model says it copied from a passage. */
interface MarkedQuote {
  readonly passage: number;
  readonly words: string;
}

export type MarkerReading =
  | { readonly state: 'whole'; readonly length: number; readonly quotes: readonly MarkedQuote[] }
  /** More of the text decides. */
  | { readonly state: 'partial' }
  /** The bracket is one of the text itself. */
  | { readonly state: 'none' };

/** Room for the number of the passage, and for the whole marker. */
const headLength = 24;
const mostLength = 1200;

const head = /^\[\s*(?:(?:passage|source|id)[\s=:#]*)?(\d{1,3})\s*([:=\],;])/i;
const partialHead = /^\[[\s\w=:#]*$/;
const opening = /["“”„«‹「『'‘’]/;
const closing = /["“”»›」』'’]\s*\]/;
/** Border between two quotes of one marker: `[7: "one", 8: "two"]`. */
const border = /["“”»›]\s*(?:[,;]\s*)?(?=(?:\d{1,3}\s*:\s*)?["“„«‹])/;

/**
 * Reads a marker such as `[7: "words of the passage"]` at the start of the text. The result does not depend on
 * how much of the text has come, except that it is `partial` until it is certain.
 */
export function readMarker(text: string): MarkerReading {
  const found = head.exec(text.slice(0, headLength));

  if (found === null) {
    return text.length < headLength && partialHead.test(text) ? { state: 'partial' } : { state: 'none' };
  }

  const [whole, number = '', delimiter] = found;
  const passage = Number(number);

  if (delimiter === ']') {
    return { state: 'whole', length: whole.length, quotes: [] };
  }

  const body = text.slice(whole.length, mostLength);
  const isList = delimiter === ',' || delimiter === ';';
  const end = isList ? /\]/.exec(body) : endOf(body);

  if (end === null) {
    return text.length < mostLength
      ? { state: 'partial' }
      : { state: 'whole', length: mostLength, quotes: [] };
  }

  const length = whole.length + end.index + end[0].length;

  return { state: 'whole', length, quotes: isList ? [] : quotesIn(passage, body.slice(0, end.index)) };
}

function endOf(body: string): RegExpExecArray | null {
  const first = body.trimStart()[0];

  if (first === undefined) {
    return null;
  }

  return opening.test(first) ? closing.exec(body) : /\]/.exec(body);
}

function quotesIn(passage: number, body: string): MarkedQuote[] {
  let current = passage;

  return body.split(border).flatMap((part) => {
    const named = /^\s*(\d{1,3})\s*:\s*(?=["“„«‹])/.exec(part);
    current = named === null ? current : Number(named[1]);
    const words = part.slice(named?.[0].length ?? 0).replace(/^\s*["“”„«‹「『'‘’]/, '');

    return words.split(/\[?(?:…|\.\.\.)\]?/).flatMap((piece) => {
      const trimmed = piece.trim();

      return trimmed === '' ? [] : [{ passage: current, words: trimmed }];
    });
  });
}
