import type { RunningLine } from '../page/running-lines.ts';
import type { TextLine } from '../text/lines.ts';

/** The running lines of a page, from top to bottom. */
export interface RunningPage {
  readonly pageIndex: number;
  readonly heightPoints: number;
  readonly header: readonly RunningLine[];
  readonly footer: readonly RunningLine[];
}

/** How the number of a page follows from its index. */
export interface PageNumbering {
  /** Of the pages of one stretch, once a number tells it. */
  offset: number | null;
  /** Of most pages of the document. */
  readonly usual: number | null;
}

/** What the digits of a line are: the same on all pages, or the number of each. */
type Digits = 'open' | 'same' | 'counting';

/** A running line may stand so much higher or lower, or farther to a side, on another page: points. */
const heightTolerance = 12;
const sideTolerance = 40;

/** So many pages make a number that counts with them the number of the page, whatever stands beside it. */
const enoughPages = 5;

export const zones = ['header', 'footer'] as const;

/** Pages whose running lines are the same but for the number of the page. */
export class AlikePages {
  readonly #numbering: PageNumbering;
  readonly #digits = new Map<string, Digits>();
  readonly #pages: RunningPage[] = [];
  readonly #mayBeBare: boolean;

  /** @param mayBeBare whether pages without running lines are shown those of the others */
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

  /** Takes a page that is like the others; false where it is not, and nothing is to be asked afterwards. */
  take(page: RunningPage): boolean {
    const { model } = this;
    this.#pages.push(page);

    return model === undefined || zones.every((zone) => this.#agree(model, page, zone));
  }

  /** Whether numbers that count are those of pages, as far as so many pages can tell. */
  isSupportedBy(pages: number): boolean {
    const { model } = this;
    const { offset, usual } = this.#numbering;

    return (
      pages >= enoughPages ||
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

  /** Whether a group of digits of the model, counted from 0 in each line, is the number of the page. */
  countsPages(zone: 'header' | 'footer', line: number, group: number): boolean {
    const part = group * 2 + 1;
    const digits = this.#digits.get(`${zone} ${line} ${part}`) ?? 'open';
    const { model } = this;

    if (digits !== 'open' || model === undefined) {
      return digits === 'counting';
    }

    // A page of its own has the number that follows from the pages around it.
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
          Math.abs(line.sizePoints - other.sizePoints) < 0.6 &&
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

/** At one height and one side, as far as numbers of more digits allow. `down`: how much lower the edge is below. */
function standAlike(line: TextLine, other: TextLine, down: number): boolean {
  const aside = [
    line.left - other.left,
    line.right - other.right,
    (line.left + line.right - other.left - other.right) / 2,
  ].map(Math.abs);

  return (
    Math.abs(line.baseline - other.baseline - down) <= heightTolerance && Math.min(...aside) <= sideTolerance
  );
}

/** The text of a line around its groups of digits, which stand at odd places. */
export function partsOf(text: string): string[] {
  return text.trim().replace(/ +/g, ' ').split(/(\d+)/);
}

/** Words that a page's number stands behind. */
const pageWords =
  /(?:^|[^\p{L}])(?:page|pages|pg|p|seite|s|pagina|página|pág|sida|side|strona|стр|страница)\.?\s*$/iu;

/** A number that stands apart from all words, or behind one for page. */
export function namesPage(parts: readonly string[], part: number): boolean {
  const before = parts.slice(0, part).join('').split('\t').at(-1) ?? '';
  const [after = ''] = parts
    .slice(part + 1)
    .join('')
    .split('\t');

  return !/[\p{L}\d]/u.test(before + after) || pageWords.test(before);
}
