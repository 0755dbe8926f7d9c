/**
 * A text as it is printed. Lines are plain strings rather than objects, because texts can have millions of
 * them.
 */
export interface PlainText {
  readonly lines: readonly string[];
  /** Indexes of lines that begin a page. */
  readonly pageStarts: ReadonlySet<number>;
  /** Number of removed characters without a printed form. */
  readonly dropped: number;
  readonly isBlank: boolean;
}

/** A line or part of one, with the data required to set it. */
export interface PlainLine {
  readonly text: string;
  readonly beginsPage: boolean;
}

/**
 * Terminal control sequences (ECMA-48, 5.4), such as colours and cursor moves, including string sequences up
 * to their end.
 */
const terminal = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;

/**
 * Overstrikes: typewriters and manual pages print bold and underlined text by printing twice at one position.
 */
const overstruck = /[^\n]\u0008/g;

/** C0 and C1 controls except tab, line ends and form feeds; unpaired surrogates; byte order marks. */
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]|\p{Cs}/gu;

/** Line ends of all systems, including the vertical tab. */
const lineEnd = /\r\n|[\n\r\u000b\u0085\u2028\u2029]/;

/**
 * Splits a text into lines. Control characters are applied where paper allows it, otherwise removed and
 * counted.
 */
export function plainText(text: string): PlainText {
  // End-of-file character of DOS; the text after it is not meant to be shown.
  const whole = text.replace(/\u001a[\s\S]{0,256}$/, '');
  let dropped = 0;
  const shown = whole
    .replace(terminal, '')
    .replace(overstruck, '')
    .replace(/\u0085/g, '\n')
    .replace(unprintable, () => {
      dropped += 1;

      return '';
    });
  const lines: string[] = [];
  const pageStarts = new Set<number>();

  for (const [index, page] of shown.split('\f').entries()) {
    if (index > 0) {
      pageStarts.add(lines.length);
    }

    for (const line of linesOf(page)) {
      lines.push(line);
    }
  }

  return { lines, pageStarts, dropped, isBlank: !/\S/.test(shown) };
}

/** Lines of a page; a trailing line end does not start another line. */
function linesOf(page: string): string[] {
  const lines = page.split(lineEnd);

  return lines.length > 1 && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
