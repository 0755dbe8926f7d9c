import { changedGlyph } from '@octavo/layout/changed-glyph';
import { lightnessOf, rgbOf } from '@octavo/layout/page/check-boxes/colour-contrast';
import { hasTextLayer } from '@octavo/layout/page/figures/text-layer';
import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import type { PdfiumDocument } from '../library.ts';
import { doubtfulGlyphs, holdsMiddle, isPale } from './doubtful-glyphs.ts';
import { PagePainting } from './page-painting.ts';

/**
 * Visible differences, 0 to 255: between a letter and the page without it, and between a pale letter and its
 * background.
 */
const seenDifference = 10;
const seenContrast = 16;

/** Least difference between ink in a picture and its background. */
const inkContrast = 50;

/**
 * Share of a text layer that must lie over ink to make it the layer of a scan, whose other words are slightly
 * misplaced.
 */
const layerShare = 0.5;

/** Share of a page's ink below which the words are only labels of its picture. */
const leastInWords = 0.4;

/**
 * Decides from the rendered page which text is visible. Text without visible effect (in the colour of its
 * background, under something opaque, in rendering mode 3 or 7, without opacity) is invisible. It stays, in
 * black, where it transcribes a picture, like the text layer of a scan, and is removed elsewhere.
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
  // Spaces are treated like the letters next to them.
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

/** Median background of each text object, as a lightness from 0 to 255. */
function groundsOf(glyphs: readonly PageGlyph[], ground: PagePainting): ReadonlyMap<number, number> {
  const byObject = new Map<number, number[]>();

  for (const glyph of glyphs) {
    const lightness = ground.lightness(glyph);
    byObject.set(glyph.object, [...(byObject.get(glyph.object) ?? []), ...lightness]);
  }

  return new Map([...byObject].map(([object, lightness]) => [object, middleOf(lightness)]));
}

/**
 * True when a pale letter contrasts with most of its background: white letters over the ink of a scan differ
 * from it but are unreadable.
 */
function isLegible(glyph: PageGlyph, under: number): boolean {
  return !isPale(glyph) || Math.abs(lightnessOf(rgbOf(glyph.colour)) * 255 - under) >= seenContrast;
}

/** Invisible glyphs over ink of a picture or a drawing, and not over visible text. */
function inkStandIn(
  unseen: ReadonlySet<PageGlyph>,
  { glyphs, images }: PageContent,
  ground: PagePainting,
): ReadonlySet<PageGlyph> {
  const seen = glyphs.filter((glyph) => isPrinted(glyph) && !unseen.has(glyph));
  const isLayer = unseen.size > seen.length;
  // On a page of visible text, rules and boxes also have ink, so only pictures count there.
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

/** True when most ink of the page is outside the words of its text layer, as in a photograph or a drawing. */
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
