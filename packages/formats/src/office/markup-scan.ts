/** Markup features that occur only in malicious documents. */
export type MarkupFault = 'too-deep' | 'declarations';

/** Scans markup as a stream, without parsing it: each byte is read once and none is kept. */
export interface MarkupScan {
  /** Null while no fault is found. */
  read(bytes: Uint8Array): MarkupFault | null;
}

export interface MarkupRules {
  /** Deepest element nesting. */
  readonly mostLevels: number;
  /**
   * True when a document type declaration is allowed. Entity declarations never are, because they can expand
   * without bounds.
   */
  readonly mayNameType: boolean;
}

const text = 0;
const opened = 1;
const startTag = 2;
const exclaimed = 3;
const comment = 4;
const characterData = 5;
const instruction = 6;

const codes = {
  exclamation: 0x21,
  doubleQuote: 0x22,
  singleQuote: 0x27,
  dash: 0x2d,
  slash: 0x2f,
  less: 0x3c,
  greater: 0x3e,
  question: 0x3f,
  D: 0x44,
  E: 0x45,
  openBracket: 0x5b,
  closeBracket: 0x5d,
} as const;

/** Creates a scan of an XML document in UTF-8 or UTF-16. Malformed markup is left to parsers. */
export function createMarkupScan(rules: MarkupRules): MarkupScan {
  let place: ScanState = { state: text, level: 0, quote: 0, last: 0, lastButOne: 0, fault: null };
  let decode: ((bytes: Uint8Array) => Uint8Array) | null = null;

  return {
    read(bytes) {
      decode ??= decoderOf(bytes);
      place = scan(decode(bytes), place, rules);

      return place.fault;
    },
  };
}

/** Scanner state at the end of a chunk. */
interface ScanState {
  readonly state: number;
  readonly level: number;
  /** Quote character that ends the current attribute value; 0 outside of one. */
  readonly quote: number;
  readonly last: number;
  readonly lastButOne: number;
  readonly fault: MarkupFault | null;
}

/** A single loop over local variables, for speed: it reads every byte of every document. */
function scan(bytes: Uint8Array, place: ScanState, { mostLevels, mayNameType }: MarkupRules): ScanState {
  let { state, level, quote, last, lastButOne, fault } = place;

  for (let at = 0; at < bytes.length && fault === null; at += 1) {
    const byte = bytes[at] ?? 0;

    if (state === text) {
      state = byte === codes.less ? opened : text;
      continue;
    }

    if (state === opened) {
      state = stateAfterOpening(byte);
      level += state === startTag ? 1 : state === text ? -1 : 0;
      fault = level > mostLevels ? 'too-deep' : null;
    } else if (quote !== 0) {
      quote = byte === quote ? 0 : quote;
    } else if (state === startTag) {
      if (byte === codes.doubleQuote || byte === codes.singleQuote) {
        quote = byte;
      } else if (byte === codes.greater) {
        level -= last === codes.slash ? 1 : 0;
        state = text;
      }
    } else if (state === exclaimed) {
      fault = byte === codes.E || (byte === codes.D && !mayNameType) ? 'declarations' : null;
      state = byte === codes.dash ? comment : byte === codes.openBracket ? characterData : text;
    } else if (byte === codes.greater && isEnd(state, last, lastButOne)) {
      state = text;
    }

    lastButOne = last;
    last = byte;
  }

  return { state, level, quote, last, lastButOne, fault };
}

function stateAfterOpening(byte: number): number {
  if (byte === codes.slash) {
    return text;
  }

  if (byte === codes.exclamation) {
    return exclaimed;
  }

  return byte === codes.question ? instruction : startTag;
}

/** True when the characters before `>` end the current construct. */
function isEnd(state: number, last: number, lastButOne: number): boolean {
  if (state === instruction) {
    return last === codes.question;
  }

  const mark = state === comment ? codes.dash : codes.closeBracket;

  return last === mark && lastButOne === mark;
}

/** True for the beginning of a markup document, regardless of its file name. */
export function beginsAsMarkup(bytes: Uint8Array): boolean {
  const head = decoderOf(bytes)(bytes.subarray(0, 64));

  return /^\ufeff?\s*</.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(head));
}

/** Converts UTF-16 to UTF-8, detected by its byte order mark or by the zeros beside its first character. */
function decoderOf([first, second]: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const isLittle = (first === 0xff && second === 0xfe) || (first === codes.less && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === codes.less);

  if (!isLittle && !isBig) {
    return (bytes) => bytes;
  }

  const decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
  const encoder = new TextEncoder();

  return (bytes) => encoder.encode(decoder.decode(bytes, { stream: true }));
}
