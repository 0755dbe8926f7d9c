/** What markup shows that only a document made to harm would have. */
export type MarkupFault = 'too-deep' | 'declarations';

/** Reads markup as it comes, without parsing it: every byte is looked at once, and none is kept. */
export interface MarkupScan {
  /** Null while nothing is wrong. */
  read(bytes: Uint8Array): MarkupFault | null;
}

export interface MarkupRules {
  /** Elements within elements. */
  readonly mostLevels: number;
  /** Whether a document type may be named. Entities may never be declared: they stand for more and more text. */
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

/** Begins to read an XML document in UTF-8 or UTF-16. What is not well formed is left to parsers. */
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

/** Where in the markup a chunk of it ends. */
interface ScanState {
  readonly state: number;
  readonly level: number;
  /** The sign that ends the value of an attribute, 0 outside of one. */
  readonly quote: number;
  readonly last: number;
  readonly lastButOne: number;
  readonly fault: MarkupFault | null;
}

/** All in one loop over local variables: it sees every byte of every document. */
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

/** Whether the signs before `>` end what began so long ago. */
function isEnd(state: number, last: number, lastButOne: number): boolean {
  if (state === instruction) {
    return last === codes.question;
  }

  const mark = state === comment ? codes.dash : codes.closeBracket;

  return last === mark && lastButOne === mark;
}

/** True for the beginning of a document that is written as markup, whatever it is called. */
export function beginsAsMarkup(bytes: Uint8Array): boolean {
  const head = decoderOf(bytes)(bytes.subarray(0, 64));

  return /^\ufeff?\s*</.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(head));
}

/** Gives UTF-16, by its mark or by the zeros beside its first sign, as UTF-8. */
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
