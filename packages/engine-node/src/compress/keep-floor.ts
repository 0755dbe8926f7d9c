import { type CompressionAttempt, losslessFloor } from './attempt.ts';
import type { CompressOutcome } from './request.ts';
import { type LevelSettings, mostRaises, raised } from './settings.ts';
import type { SourceImage } from './source-image.ts';

/** By this much an expected loss exceeds the allowed one before its step is left out. */
const clearly = 1.25;

/** Recodes all images, and raises the quality of those on pages below the highest floor of their images. */
export async function keepFloor(
  attempt: CompressionAttempt,
  settingsOf: (image: SourceImage) => LevelSettings,
): Promise<CompressOutcome> {
  const { images: all } = attempt;
  const floorOf = (page: number): number =>
    all
      .filter((image) => attempt.recoded.has(image.number) && image.use?.pages.has(page) === true)
      .reduce((floor, image) => Math.max(floor, settingsOf(image).floor), 0) || losslessFloor;
  await attempt.recode(all, settingsOf);
  const likenesses = new Map<number, number>();
  const before = new Map<number, number>();
  const raises = new Map<SourceImage, number>();
  const { first, later } = attempt.pagesToCompare((page) => 1 - floorOf(page));
  let compared = first;
  let pages = first;

  for (let round = 0; ; round += 1) {
    const { path, bytes } = attempt.write();
    await attempt.look(path, pages, likenesses);

    if (round === 0 && first.some((page) => isNear(likenesses.get(page) ?? 1, floorOf(page)))) {
      await attempt.look(path, later, likenesses);
      pages = compared = [...first, ...later];
    }

    const poor = pages.filter((page) => (likenesses.get(page) ?? 1) < floorOf(page));

    if (poor.length === 0) {
      return attempt.written(path, bytes, likenesses, false);
    }

    if (poor.some((page) => !attempt.isLossy(page)) || round > mostRaises) {
      return { kind: 'unsafe' };
    }

    const images = all.filter(
      (image) => attempt.recoded.has(image.number) && poor.some((page) => image.use?.pages.has(page)),
    );

    for (const image of images) {
      const isFar = poor.some(
        (page) =>
          image.use?.pages.has(page) === true &&
          losesTooMuchNext(before.get(page), likenesses.get(page) ?? 1, floorOf(page)),
      );
      const steps = Math.min((raises.get(image) ?? 0) + (isFar ? 2 : 1), mostRaises + 1);
      raises.set(image, steps);

      if (steps > mostRaises) {
        attempt.keepJpeg(image);
      } else {
        await attempt.recode([image], () => raised(settingsOf(image), steps));
      }
    }

    likenesses.forEach((value, page) => before.set(page, value));
    pages = compared.filter((page) => images.some((image) => image.use?.pages.has(page)));
  }
}

/**
 * True when one more step would leave a page clearly below its floor, if it brings as much as the last one did: then
 * the step need not be coded and drawn.
 */
function losesTooMuchNext(before: number | undefined, likeness: number, floor: number): boolean {
  return before !== undefined && (1 - likeness) ** 2 / (1 - before) > (1 - floor) * clearly;
}

/** True when a page has lost more than half of what it may lose. */
function isNear(likeness: number, floor: number): boolean {
  return 1 - likeness > (1 - floor) / 2;
}
