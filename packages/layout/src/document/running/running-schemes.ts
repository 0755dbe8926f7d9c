import { AlikePages, type PageNumbering, type RunningPage } from './alike-pages.ts';

/** Pages of a section for which Word has separate headers. */
export type Side = 'all' | 'first' | 'left' | 'right';

/** Header variants that a section uses. */
export interface RunningScheme {
  readonly ownFirst: boolean;
  readonly facing: boolean;
}

const thresholds = {
  /** Minimum number of pages for facing headers; with fewer, the pages just have headers of their own. */
  leastFacing: 3,
};

/** All schemes, the simplest first. */
export const schemes: readonly RunningScheme[] = [
  { ownFirst: false, facing: false },
  { ownFirst: true, facing: false },
  { ownFirst: false, facing: true },
  { ownFirst: true, facing: true },
];

/** Trial of a scheme on successive pages, up to the first that does not fit. */
export class SchemeTrial {
  readonly scheme: RunningScheme;
  readonly sides = new Map<Side, AlikePages>();
  readonly numbering: PageNumbering;
  readonly #mayBeBare: boolean;
  #fits = true;

  /** @param usual `Numbering.usual` */
  constructor(scheme: RunningScheme, usual: number | null, mayBeBare = false) {
    this.scheme = scheme;
    this.numbering = { offset: null, usual };
    this.#mayBeBare = mayBeBare;
  }

  get fits(): boolean {
    return this.#fits;
  }

  takeAll(pages: readonly RunningPage[]): void {
    for (const page of pages) {
      this.#fits &&= this.#take(page);
    }
  }

  /** True when the scheme fits and enough pages show that the author intended it. */
  get isSupported(): boolean {
    const { ownFirst, facing } = this.scheme;
    const sizeOf = (side: Side): number => this.sides.get(side)?.size ?? 0;
    const [left, right] = [sizeOf('left'), sizeOf('right')];
    const isMeant = facing
      ? Math.min(left, right) > 0 && left + right >= thresholds.leastFacing + (ownFirst ? 0 : 1)
      : !ownFirst || sizeOf('all') > 1;

    const alike = [...this.sides.values()];
    const pages = alike.reduce((sum, { size }) => sum + size, 0);

    return this.#fits && isMeant && alike.every((side) => side.isSupportedBy(pages));
  }

  #take(page: RunningPage): boolean {
    const side = this.#sideOf(page);
    const alike = this.sides.get(side) ?? new AlikePages(this.numbering, this.#mayBeBare);
    this.sides.set(side, alike);

    return alike.take(page);
  }

  #sideOf({ pageIndex }: RunningPage): Side {
    if (this.scheme.ownFirst && this.sides.size === 0) {
      return 'first';
    }

    return this.scheme.facing ? (pageIndex % 2 === 1 ? 'left' : 'right') : 'all';
  }
}
