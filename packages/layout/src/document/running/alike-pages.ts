import type { RunningLine } from '../../page/running/running-lines.ts';
import type { TextLine } from '../../text/lines.ts';

/** The running lines of a page, from top to bottom. */
export interface RunningPage {
  readonly pageIndex: number;
  readonly heightPoints: number;
  readonly header: readonly RunningLine[];
  readonly footer: readonly RunningLine[];
}

/** Offset between page index and page number. */
export interface PageNumbering {
  /** Offset within one stretch of pages; null until a number reveals it. */
  offset: number | null;
  /** Offset on most pages of the document. */
  readonly usual: number | null;
}

/** Meaning of the digits in a line: undecided, the same on all pages, or the page number. */
type Digits = 'open' | 'same' | 'counting';

const thresholds = {
  /** Largest shift of a running line on another page, vertically and sideways, in points. */
  heightTolerance: 12,
  sideTolerance: 40,

  /**
   * Number of pages from which a number that counts along is the page number, regardless of the text beside it.
   */
  enoughPages: 5,

  /** Largest difference between font sizes of lines that repeat, in points. */
  sameSize: 0.6,
};

export const zones = ['header', 'footer'] as const;

/** Pages whose running lines are equal except for the page number. */
export class AlikePages {
  readonly #numbering: PageNumbering;
  readonly #digits = new Map<string, Digits>();
  readonly #pages: RunningPage[] = [];
  readonly #mayBeBare: boolean;

  /** @param mayBeBare true to accept pages without running lines, which then show those of the others */
  constructor(numbering: PageNumbering, mayBeBare = false) {
    this.#numbering = numbering;
    this.#mayBeBare = mayBeBare;
  }

  get size(): number {
    return this.#pages.length;
  }

  /** The page that the others are compared with. */
  get model(): RunningPage | undefined {
    return this.#pages[0];
  }

  /**
   * Adds a page and returns true if it is like the others. After false, the object must not be used any more.
   */
  take(page: RunningPage): boolean {
    const { model } = this;
    this.#pages.push(page);

    return model === undefined || zones.every((zone) => this.#agree(model, page, zone));
  }

  /** True when the counting digits can be trusted as page numbers, given the number of pages. */
  isSupportedBy(pages: number): boolean {
    const { model } = this;
    const { offset, usual } = this.#numbering;

    return (
      pages >= thresholds.enoughPages ||
      model === undefined ||
      (offset !== null && offset === usual) ||
      zones.every((zone) =>
        model[zone].every(({ line }, at) => {
          const parts = partsOf(line.text);

          return parts.every(
            (_, part) => this.#digits.get(`${zone} ${at} ${part}`) !== 'counting' || namesPage(parts, part),
          );
        }),
      )
    );
  }

  /** True when a group of digits of the model, counted from 0 in each line, is the page number. */
  countsPages(zone: 'header' | 'footer', line: number, group: number): boolean {
    const part = group * 2 + 1;
    const digits = this.#digits.get(`${zone} ${line} ${part}`) ?? 'open';
    const { model } = this;

    if (digits !== 'open' || model === undefined) {
      return digits === 'counting';
    }

    // A single page has the number that follows from the pages around it.
    const parts = partsOf(model[zone][line]?.line.text ?? '');

    const { offset, usual } = this.#numbering;

    return Number(parts[part]) - model.pageIndex === (offset ?? usual) && namesPage(parts, part);
  }

  #agree(model: RunningPage, page: RunningPage, zone: 'header' | 'footer'): boolean {
    if (this.#mayBeBare && page[zone].length === 0) {
      return true;
    }

    return (
      model[zone].length === page[zone].length &&
      model[zone].every(({ line }, at) => {
        const other = page[zone][at]!.line;
        const [own, others] = [partsOf(line.text), partsOf(other.text)];

        return (
          Math.abs(line.sizePoints - other.sizePoints) < thresholds.sameSize &&
          standAlike(line, other, zone === 'header' ? 0 : model.heightPoints - page.heightPoints) &&
          own.length === others.length &&
          own.every((text, part) =>
            part % 2 === 0
              ? text === others[part]
              : this.#digitsAgree(
                  `${zone} ${at} ${part}`,
                  [text, model.pageIndex],
                  [others[part]!, page.pageIndex],
                ),
          )
        );
      })
    );
  }

  #digitsAgree(key: string, [own, on]: [string, number], [other, onOther]: [string, number]): boolean {
    const known = this.#digits.get(key) ?? 'open';

    if (own === other) {
      this.#digits.set(key, 'same');

      return known !== 'counting';
    }

    const offset = Number(own) - on;
    const isCounting = offset === Number(other) - onOther && offset === (this.#numbering.offset ?? offset);

    if (known === 'same' || !isCounting) {
      return false;
    }

    this.#digits.set(key, 'counting');
    this.#numbering.offset = offset;

    return true;
  }
}

/**
 * True when both lines have the same height and side, allowing for longer numbers. `down`: expected shift
 * between the baselines in points.
 */
function standAlike(line: TextLine, other: TextLine, down: number): boolean {
  const aside = [
    line.left - other.left,
    line.right - other.right,
    (line.left + line.right - other.left - other.right) / 2,
  ].map(Math.abs);

  return (
    Math.abs(line.baseline - other.baseline - down) <= thresholds.heightTolerance &&
    Math.min(...aside) <= thresholds.sideTolerance
  );
}

/** Text of a line split at its groups of digits, which have odd indexes. */
export function partsOf(text: string): string[] {
  return text.trim().replace(/ +/g, ' ').split(/(\d+)/);
}

/** Words that precede a page number. */
const pageWords =
  /(?:^|[^\p{L}])(?:page|pages|pg|p|seite|s|pagina|página|pág|sida|side|strona|стр|страница)\.?\s*$/iu;

/** True for a number that stands apart from all words, or after a word for page. */
export function namesPage(parts: readonly string[], part: number): boolean {
  const before = parts.slice(0, part).join('').split('\t').at(-1) ?? '';
  const [after = ''] = parts
    .slice(part + 1)
    .join('')
    .split('\t');

  return !/[\p{L}\d]/u.test(before + after) || pageWords.test(before);
}
