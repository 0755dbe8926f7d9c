/** Most pages of a document that are drawn to be compared. */
const mostPages = 20;

/** Share of the codes of a font that the drawn pages show at least. */
const enough = 0.8;

/** Worth of a page that needs processes of its own, where one beside a drawn page is drawn in the processes of that. */
const apart = 0.5;

/** Changes that the pages of a document may show, by page index. */
export interface PageChanges {
  /** Pages with images that lost something. */
  readonly lossy: ReadonlySet<number>;
  /** For each font that was packed, the codes it shows on pages, as bits. */
  readonly fonts: readonly ReadonlyMap<number, Uint8Array>[];
  /** For each image that was packed without loss, its area on pages. */
  readonly images: readonly ReadonlyMap<number, number>[];
  /** False when other changes may show, on any page. */
  readonly isCertain: boolean;
}

/** Pages to draw and compare. */
export interface ComparedPages {
  readonly first: readonly number[];
  /** Pages of a long document that tell nothing new unless one of the first is close to its limit. */
  readonly later: readonly number[];
}

/**
 * Pages to compare: those of the sample that lost something, and more until each packed font and image was seen, those
 * that show most of what is missing first. The whole sample when the changes are not certain.
 */
export function pagesToCompare(
  pageCount: number,
  { lossy, fonts, images, isCertain }: PageChanges,
  isDrawable: (page: number) => boolean,
): ComparedPages {
  const sample = samplePages(pageCount, lossy);

  if (!isCertain) {
    return { first: sample.filter(isDrawable), later: [] };
  }

  const sampled = sample.filter((page) => lossy.has(page) && isDrawable(page));
  const isLong = pageCount > mostPages;
  const later = isLong ? sampled.filter((_, index) => index % 2 === 1) : [];
  const pages = new Set(sampled.filter((page) => !later.includes(page)));
  const usual = fonts.filter(({ size }) => size * mostPages >= pageCount);
  addPagesOf([...usual, ...images.map(onLargest)], pages, isDrawable);

  return { first: inOrder(pages), later: later.filter((page) => !pages.has(page)) };
}

/** Pages of the sample that show nothing of what was changed: the keys of `changes`. */
export function unchangedPages(
  pageCount: number,
  changes: readonly ReadonlyMap<number, unknown>[],
): number[] {
  const changed = new Set(changes.flatMap((pages) => [...pages.keys()]));

  return samplePages(pageCount, new Set()).filter((page) => !changed.has(page));
}

/** All pages of a short document; of a long one as many with images as others. */
export function samplePages(pageCount: number, withImages: ReadonlySet<number>): number[] {
  if (pageCount <= mostPages) {
    return Array.from({ length: pageCount }, (_, index) => index);
  }

  const chosen = new Set(spread(inOrder(withImages), mostPages / 2));
  const others = Array.from({ length: pageCount }, (_, index) => index).filter((index) => !chosen.has(index));

  for (const index of spread(others, mostPages - chosen.size)) {
    chosen.add(index);
  }

  return inOrder(chosen);
}

/** Marks each page whose area is at least half of the largest: bit 0, since size is one change with one part. */
function onLargest(areas: ReadonlyMap<number, number>): Map<number, Uint8Array> {
  const most = [...areas.values()].reduce((one, other) => Math.max(one, other), 0);

  return new Map([...areas].filter(([, area]) => area * 2 >= most).map(([page]) => [page, Uint8Array.of(1)]));
}

/** Adds pages until they show enough of each change, those that show most of what is missing first. */
function addPagesOf(
  changes: readonly ReadonlyMap<number, Uint8Array>[],
  pages: Set<number>,
  isDrawable: (page: number) => boolean,
): void {
  const parts = changes.map((shown) => {
    const all = [...shown.values()].reduce(
      (one, other) => one.map((bits, at) => bits | other[at]!),
      new Uint8Array(32),
    );
    return { shown, missing: all.slice(), count: countOf(all) };
  });
  const see = (page: number): void => {
    for (const { shown, missing } of parts) {
      shown.get(page)?.forEach((bits, at) => {
        missing[at]! &= ~bits;
      });
    }
  };
  pages.forEach(see);

  while (pages.size < mostPages) {
    const gains = new Map<number, number>();

    for (const { shown, missing, count } of parts) {
      if (countOf(missing) <= count * (1 - enough)) {
        continue;
      }

      for (const [page, bits] of shown) {
        const gain = countOf(bits.map((each, at) => each & missing[at]!)) / count;
        gains.set(page, (gains.get(page) ?? 0) + gain);
      }
    }

    const isNear = (page: number) => pages.has(page - 1) || pages.has(page + 1);
    const best = [...gains]
      .filter(([, gain]) => gain > 0)
      .map(([page, gain]): [number, number] => [page, isNear(page) ? gain : gain * apart])
      .sort(([, one], [, other]) => other - one)
      .find(([page]) => isDrawable(page));

    if (best === undefined) {
      return;
    }

    pages.add(best[0]);
    see(best[0]);
  }
}

function countOf(bitmap: Uint8Array): number {
  let count = 0;

  for (let bits of bitmap) {
    for (; bits !== 0; bits &= bits - 1) {
      count += 1;
    }
  }

  return count;
}

function inOrder(pages: Iterable<number>): number[] {
  return [...pages].sort((one, other) => one - other);
}

function spread(items: readonly number[], count: number): number[] {
  if (items.length <= count) {
    return [...items];
  }

  return Array.from(
    { length: count },
    (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]!,
  );
}
