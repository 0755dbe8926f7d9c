/** A text as it is set. Texts have millions of lines, so a line is a string and no object of its own. */
export interface PlainText {
  readonly lines: readonly string[];
  /** Indexes of lines that begin a page. */
  readonly pageStarts: ReadonlySet<number>;
  /** Characters that have no shape and no meaning on paper. */
  readonly dropped: number;
  readonly isBlank: boolean;
}

/** A line, or the piece of one, with what is needed to set it. */
export interface PlainLine {
  readonly text: string;
  readonly beginsPage: boolean;
}

/** Colours and cursor moves of terminals (ECMA-48, 5.4), also with a string up to its end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const terminal = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;

/** Typewriters and manual pages print bold and underlined by printing twice in one place. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const overstruck = /[^\n]\u0008/g;

/** Everything of C0 and C1 but tab, line ends and page breaks; unpaired surrogates; what marks the byte order. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]|\p{Cs}/gu;

/** Ends of a line of every system; a vertical tab is one, too. */
const lineEnd = /\r\n|[\n\r\u000b\u0085\u2028\u2029]/;

/** Makes lines of a text: control characters are followed where paper can, else dropped and counted. */
export function plainText(text: string): PlainText {
  // DOS ended texts with this; what follows was never meant to be seen.
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

/** A line end at the end of a page ends its last line rather than beginning another. */
function linesOf(page: string): string[] {
  const lines = page.split(lineEnd);

  return lines.length > 1 && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
