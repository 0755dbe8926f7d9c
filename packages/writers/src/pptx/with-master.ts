import { areaOf, meet } from '@octavo/layout/boxes';
import type { Background, PictureSource, Presentation, Slide, SlideItem } from '../slides/slide.ts';
import { fingerprint } from './parts/fingerprint.ts';
import { type PictureBytes, pictureName } from './parts/media.ts';

/** Smallest share and number of slides that must share content for it to move to the master. */
const mostSlides = 0.6;
const fewestSlides = 3;

/** Moves the background, drawings and pictures that most slides have at their back to the master. */
export function withMaster(
  presentation: Presentation,
  pictures: ReadonlyMap<string, PictureBytes>,
): Presentation {
  const { slides } = presentation;
  const names = namesOf(pictures);
  const wanted = Math.max(fewestSlides, slides.length * mostSlides);
  const background = metOften(
    slides.map((slide) => backgroundKey(slide.background, names)),
    wanted,
  );
  const shared = sharedKeys(slides, wanted, names);
  const isOnMaster = (item: SlideItem) => shared.has(itemKey(item, names) ?? '');
  const first = slides.find((slide) => fits(slide, shared, names));
  const shown = slides.find((slide) => backgroundKey(slide.background, names) === background);

  return {
    ...presentation,
    master: {
      background: background === null ? null : (shown?.background ?? null),
      items: first?.items.filter(isOnMaster) ?? [],
    },
    slides: slides.map((slide) => ({
      ...slide,
      background: backgroundOn(slide, background, names),
      showsMaster: fits(slide, shared, names),
      items: fits(slide, shared, names) ? slide.items.filter((item) => !isOnMaster(item)) : slide.items,
    })),
  };
}

const white: Background = { kind: 'colour', colour: 'ffffff' };

function backgroundOn(
  { background }: Slide,
  master: string | null,
  names: ReadonlyMap<string, string>,
): Background | null {
  if (master === null) {
    return background;
  }

  return backgroundKey(background, names) === master ? null : (background ?? white);
}

/** Pictures by content, because a shared picture is rendered separately for each page. */
function namesOf(pictures: ReadonlyMap<string, PictureBytes>): ReadonlyMap<string, string> {
  return new Map([...pictures].map(([name, { bytes }]) => [name, fingerprint(bytes)]));
}

function contentOf(source: PictureSource, names: ReadonlyMap<string, string>): string {
  return names.get(pictureName(source)) ?? pictureName(source);
}

function backgroundKey(background: Background | null, names: ReadonlyMap<string, string>): string | null {
  if (background === null) {
    return null;
  }

  return background.kind === 'colour' ? background.colour : contentOf(background.source, names);
}

/** Key of equal items; null for text and tables, which always belong to one slide. */
function itemKey(item: SlideItem, names: ReadonlyMap<string, string>): string | null {
  const place = Object.values(item.box)
    .map((edge) => edge.toFixed(0))
    .join(' ');

  if (item.kind === 'picture') {
    return `${place} ${contentOf(item.source, names)}`;
  }

  if (item.kind === 'table' || item.role !== 'drawing' || areaOf(item.box) === 0) {
    return null;
  }

  const { geometry, fill, outline, opacity } = item;
  const commands = geometry.kind === 'path' ? geometry.commands.length : 0;

  return `${place} ${geometry.kind} ${commands} ${fill} ${outline?.colour} ${opacity}`;
}

function sharedKeys(
  slides: readonly Slide[],
  wanted: number,
  names: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const counts = new Map<string, number>();

  for (const { items } of slides) {
    for (const key of new Set(items.map((item) => itemKey(item, names)))) {
      if (key !== null) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }

  return new Set([...counts].filter(([, count]) => count >= wanted).map(([key]) => key));
}

/** True for a slide with all items of the master and no other items below them. */
function fits(slide: Slide, shared: ReadonlySet<string>, names: ReadonlyMap<string, string>): boolean {
  const keys = slide.items.map((item) => itemKey(item, names));
  const found = new Set(keys.filter((key) => key !== null && shared.has(key)));

  return (
    shared.size > 0 &&
    found.size === shared.size &&
    slide.items.every(
      (item, index) =>
        !found.has(keys[index] ?? '') ||
        slide.items
          .slice(0, index)
          .every((below, at) => found.has(keys[at] ?? '') || !meet(below.box, item.box)),
    )
  );
}

/** First key that occurs at least the wanted number of times. */
function metOften(keys: readonly (string | null)[], wanted: number): string | null {
  const counts = new Map<string, number>();

  for (const key of keys) {
    if (key !== null) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }

  return [...counts].find(([, count]) => count >= wanted)?.[0] ?? null;
}
