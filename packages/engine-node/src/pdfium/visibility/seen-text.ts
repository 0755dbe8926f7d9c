import { changedGlyph } from '@octavo/engine/layout/changed-glyph';
import { lightnessOf, rgbOf } from '@octavo/engine/layout/page/colour-contrast';
import { hasTextLayer } from '@octavo/engine/layout/page/text-layer';
import type { PageContent, PageGlyph } from '@octavo/engine/layout/page-content';
import type { PdfiumDocument } from '../library.ts';
import { doubtfulGlyphs, holdsMiddle, isPale } from './doubtful-glyphs.ts';
import { PagePainting } from './page-painting.ts';

/** Differences of 0 to 255 that a reader sees: of a letter from the page without it, of a pale letter from its ground. */
const seenDifference = 10;
const seenContrast = 16;

/** Ink in a picture differs from its ground by this much at least. */
const inkContrast = 50;

/** A text layer of which this share lies over ink is that of a scan; its other words are a little out of place. */
const layerShare = 0.5;

/** Words that make less of the ink of a page than this are labels of its picture. */
const leastInWords = 0.4;

/**
 * Decides by the painted page which text is seen. Text that leaves no trace (its own colour on its ground, something
 * opaque over it, rendering mode 3 or 7, no opacity) is invisible: it stays, in black, where it says what a picture
 * shows, as the text layer of a scan does, and goes where nothing is drawn.
 */
export function withSeenText(document: PdfiumDocument, page: PageContent): PageContent {
  const doubtful = doubtfulGlyphs(page);
  const unseen = new Set(page.glyphs.filter((glyph) => glyph.invisible && isPrinted(glyph)));

  if (doubtful.length === 0 && unseen.size === 0) {
    return page;
  }

  const ground = new PagePainting(document, page, new Set(doubtful.map(({ order }) => order)));

  if (doubtful.length > 0) {
    const whole = new PagePainting(document, page, new Set());

    const underOf = groundsOf(doubtful, ground);

    for (const glyph of doubtful) {
      const under = underOf.get(glyph.object) ?? 255;

      if (!isLegible(glyph, under) || whole.differenceTo(ground, glyph) < seenDifference) {
        unseen.add(glyph);
      }
    }
  }

  if (unseen.size === 0) {
    return page;
  }

  const kept = inkStandIn(unseen, page, ground);
  const objects = new Set([...kept].map(({ object }) => object));
  const gone = new Set([...unseen].filter((glyph) => !kept.has(glyph)).map(({ object }) => object));
  // Spaces go the way of the letters that they stand between.
  const isLayer = (glyph: PageGlyph) => (isPrinted(glyph) ? kept.has(glyph) : objects.has(glyph.object));
  const isLost = (glyph: PageGlyph) =>
    isPrinted(glyph) ? unseen.has(glyph) && !kept.has(glyph) : !isLayer(glyph) && gone.has(glyph.object);
  const seen = {
    ...page,
    glyphs: page.glyphs
      .filter((glyph) => !isLost(glyph))
      .map((glyph) => (isLayer(glyph) ? asLayer(glyph) : glyph)),
    unseenText: page.glyphs
      .filter(isLost)
      .map(({ text }) => text)
      .join(''),
  };

  return hasTextLayer(seen) ? { ...seen, pictured: isPictured(seen, ground) } : seen;
}

function isPrinted({ made, text }: PageGlyph): boolean {
  return !made && text.trim() !== '';
}

function asLayer(glyph: PageGlyph): PageGlyph {
  return changedGlyph(glyph, { invisible: true, colour: '000000' });
}

/** Background of most of each text object, as a lightness from 0 to 255. */
function groundsOf(glyphs: readonly PageGlyph[], ground: PagePainting): ReadonlyMap<number, number> {
  const byObject = new Map<number, number[]>();

  for (const glyph of glyphs) {
    const lightness = ground.lightness(glyph);
    byObject.set(glyph.object, [...(byObject.get(glyph.object) ?? []), ...lightness]);
  }

  return new Map([...byObject].map(([object, lightness]) => [object, middleOf(lightness)]));
}

/** White letters over the letters of a scan leave traces that nobody can read: most of what is under them counts. */
function isLegible(glyph: PageGlyph, under: number): boolean {
  return !isPale(glyph) || Math.abs(lightnessOf(rgbOf(glyph.colour)) * 255 - under) >= seenContrast;
}

/** The glyphs without ink that lie over ink of a picture or a drawing, and not over text that is seen. */
function inkStandIn(
  unseen: ReadonlySet<PageGlyph>,
  { glyphs, images }: PageContent,
  ground: PagePainting,
): ReadonlySet<PageGlyph> {
  const seen = glyphs.filter((glyph) => isPrinted(glyph) && !unseen.has(glyph));
  const isLayer = unseen.size > seen.length;
  // On a page of text the ink of rules and boxes says nothing of what is hidden there: only a picture may.
  const apart = [...unseen].filter(
    (glyph) =>
      (isLayer || images.some((image) => holdsMiddle(image, glyph))) &&
      !seen.some((other) => holdsMiddle(other, glyph)),
  );
  const overInk = apart.filter((glyph) => {
    const lightness = ground.lightness(glyph);

    // Not spread into arguments: a glyph may be as large as its page.
    const [least, most] = lightness.reduce(
      ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
      [255, 0],
    );

    return most! - least! > inkContrast;
  });

  return new Set(overInk.length > apart.length * layerShare ? apart : overInk);
}

/** Most of the ink of the page is in no word of its layer: a photograph, a drawing. */
function isPictured({ glyphs, widthPoints, heightPoints }: PageContent, ground: PagePainting): boolean {
  const whole = ground.lightness({ left: 0, top: 0, right: widthPoints, bottom: heightPoints });
  const paper = middleOf(whole) - inkContrast / 2;
  const inkOf = (lightness: readonly number[]) =>
    lightness.reduce((sum, each) => sum + Math.max(0, paper - each), 0);
  const inWords = glyphs.filter(isPrinted).reduce((sum, glyph) => sum + inkOf(ground.lightness(glyph)), 0);

  return inWords < inkOf(whole) * leastInWords;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 255;
}
