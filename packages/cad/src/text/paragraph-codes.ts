import { aciColor } from '../palette.ts';
import type { DrawingColor, RgbBytes } from '../pen.ts';
import type { CadTextStyle } from '../shapes.ts';
import { readSymbols, readUnicode } from './codes.ts';

/** Character formatting in a paragraph; height in drawing units. */
export interface LetterState {
  readonly style: CadTextStyle;
  readonly height: number;
  readonly widthFactor: number;
  readonly oblique: number;
  /** Letter spacing factor. */
  readonly tracking: number;
  /** Null for the entity's color. */
  readonly color: DrawingColor | null;
  readonly underlined: boolean;
  readonly overlined: boolean;
  readonly struck: boolean;
  readonly align: 'bottom' | 'middle' | 'top';
}

export interface ParagraphState {
  readonly horizontal: 'left' | 'center' | 'right' | null;
  readonly firstIndent: number;
  readonly indent: number;
}

export type ParagraphToken =
  | { readonly kind: 'word' | 'space'; readonly text: string; readonly state: LetterState }
  | {
      readonly kind: 'stack';
      readonly upper: string;
      readonly lower: string;
      readonly line: 'level' | 'slanted' | 'none';
      readonly state: LetterState;
    }
  | { readonly kind: 'tab'; readonly state: LetterState }
  | { readonly kind: 'end'; readonly state: LetterState }
  | { readonly kind: 'settings'; readonly paragraph: ParagraphState };

/** Deeper nesting of braces is ignored. */
const deepest = 64;

/** Parses the formatting codes of MTEXT. */
export function readParagraphs(content: string, start: LetterState): ParagraphToken[] {
  return new ParagraphReader(readSymbols(readUnicode(content)), start).atoms;
}

class ParagraphReader {
  readonly atoms: ParagraphToken[] = [];
  readonly #text: string;
  readonly #stack: LetterState[] = [];
  #state: LetterState;
  #paragraph: ParagraphState = { horizontal: null, firstIndent: 0, indent: 0 };
  #word = '';
  #at = 0;

  constructor(text: string, start: LetterState) {
    this.#text = text;
    this.#state = start;

    while (this.#at < text.length) {
      this.#step();
    }

    this.#endWord();
  }

  #step(): void {
    const letter = this.#text[this.#at] ?? '';
    this.#at += 1;

    if (letter === '\\') {
      this.#code();
    } else if (letter === '{') {
      this.#endWord();

      if (this.#stack.length < deepest) {
        this.#stack.push(this.#state);
      }
    } else if (letter === '}') {
      this.#endWord();
      this.#state = this.#stack.pop() ?? this.#state;
    } else if (letter === '\n') {
      this.#end();
    } else if (letter === '\t') {
      this.#endWord();
      this.atoms.push({ kind: 'tab', state: this.#state });
    } else if (letter === ' ') {
      this.#endWord();
      this.atoms.push({ kind: 'space', text: ' ', state: this.#state });
    } else if (letter !== '\r') {
      this.#letter(letter);
    }
  }

  #letter(letter: string): void {
    this.#word += letter;

    // Lines may break after any ideograph.
    if (/[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter)) {
      this.#endWord();
    }
  }

  #code(): void {
    const code = this.#text[this.#at] ?? '';
    this.#at += 1;

    switch (code) {
      case 'P':
      case 'X':
      case 'N':
        return this.#end();
      case '~':
        return this.#letter('\u00a0');
      case '\\':
      case '{':
      case '}':
        return this.#letter(code);
      case 'L':
      case 'l':
        return this.#set({ underlined: code === 'L' });
      case 'O':
      case 'o':
        return this.#set({ overlined: code === 'O' });
      case 'K':
      case 'k':
        return this.#set({ struck: code === 'K' });
      case 'S':
        return this.#stacked(this.#argument());
      case 'p':
        return this.#settings(this.#argument());
      case 'f':
      case 'F':
        return this.#font(this.#argument());
      case 'H':
      case 'W':
      case 'Q':
      case 'T':
      case 'A':
      case 'C':
      case 'c':
        return this.#value(code, this.#argument());
      case 'M':
        return this.#multibyte();
      default:
        // A backslash before any other letter is part of the text.
        this.#letter('\\');
        this.#at -= 1;
    }
  }

  /** Argument of a code, up to its semicolon. */
  #argument(): string {
    let end = this.#at;

    while (end < this.#text.length && this.#text[end] !== ';') {
      end += this.#text[end] === '\\' ? 2 : 1;
    }

    const argument = this.#text.slice(this.#at, end);
    this.#at = Math.min(end, this.#text.length) + 1;

    return argument;
  }

  #set(change: Partial<LetterState>): void {
    this.#endWord();
    this.#state = { ...this.#state, ...change };
  }

  #value(code: string, argument: string): void {
    const number = Number.parseFloat(argument);

    if (!Number.isFinite(number)) {
      return;
    }

    const isFactor = /x\s*$/i.test(argument);

    switch (code) {
      case 'H':
        return this.#set({ height: Math.max(0, isFactor ? this.#state.height * number : number) });
      case 'W':
        return this.#set({
          widthFactor: Math.max(0.01, isFactor ? this.#state.widthFactor * number : number),
        });
      case 'Q':
        return this.#set({ oblique: (number * Math.PI) / 180 });
      case 'T':
        return this.#set({ tracking: Math.min(10, Math.max(0.1, number)) });
      case 'A':
        return this.#set({ align: number === 2 ? 'top' : number === 1 ? 'middle' : 'bottom' });
      case 'C':
        return this.#set({ color: aciColor(number) });
      default:
        return this.#set({ color: blueGreenRed(number) });
    }
  }

  /** `Arial|b1|i0|c0|p34` for families, a file name for shape fonts. */
  #font(argument: string): void {
    const [font = '', ...flags] = argument.split('|');
    const before = this.#state.style;
    this.#set({
      style: {
        font: font === '' ? before.font : font,
        bold: flags.includes('b1'),
        italic: flags.includes('i1'),
      },
    });
  }

  #settings(argument: string): void {
    this.#endWord();
    const side = /q([lcrjd])/.exec(argument)?.[1];
    const first = /(?:^|[,x])i(-?[\d.]+)/.exec(argument)?.[1];
    const rest = /(?:^|[,x])l(-?[\d.]+)/.exec(argument)?.[1];
    this.#paragraph = {
      horizontal:
        side === undefined
          ? this.#paragraph.horizontal
          : side === 'c'
            ? 'center'
            : side === 'r'
              ? 'right'
              : 'left',
      indent: rest === undefined ? this.#paragraph.indent : Number(rest),
      firstIndent: first === undefined ? this.#paragraph.firstIndent : Number(first),
    };
    this.atoms.push({ kind: 'settings', paragraph: this.#paragraph });
  }

  #stacked(argument: string): void {
    this.#endWord();
    const [, upper = '', separator = '^', lower = ''] =
      /^((?:\\.|[^\\^/#])*)([\^/#])?(.*)$/s.exec(argument) ?? [];
    const plain = (text: string) => text.replace(/\\(.)/g, '$1').trim();
    this.atoms.push({
      kind: 'stack',
      upper: plain(upper),
      lower: plain(lower),
      line: separator === '/' ? 'level' : separator === '#' ? 'slanted' : 'none',
      state: this.#state,
    });
  }

  /** `\M+nXXXX`: a character of an Asian code page, for which there is no mapping table. */
  #multibyte(): void {
    const code = /^\+\d[0-9a-f]{4}/i.exec(this.#text.slice(this.#at, this.#at + 6));
    this.#at += code?.[0].length ?? 0;
    this.#letter(code === null ? 'M' : '\ufffd');
  }

  #end(): void {
    this.#endWord();
    this.atoms.push({ kind: 'end', state: this.#state });
  }

  #endWord(): void {
    if (this.#word !== '') {
      this.atoms.push({ kind: 'word', text: this.#word, state: this.#state });
      this.#word = '';
    }
  }
}

function blueGreenRed(number: number): RgbBytes {
  return [number & 255, (number >> 8) & 255, (number >> 16) & 255];
}
