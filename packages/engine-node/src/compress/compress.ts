import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { isSigned } from '@octavo/pdf/optimise/signatures';
import { usageOf } from '@octavo/pdf/optimise/usage-of';
import { CompressionAttempt } from './attempt.ts';
import { pagesWithGiants } from './giant-images.ts';
import { keepFloor } from './keep-floor.ts';
import { OriginalPages } from './original-pages.ts';
import { prepare } from './prepared.ts';
import { reachSize } from './reach-size.ts';
import type { CompressOutcome, CompressRequest } from './request.ts';
import { scannedImages } from './scans.ts';
import { customFloor, customSettings, levels, scanSettings } from './settings.ts';

/** Files from this size on keep their JPEGs as they are while a size is searched. */
const heldBytes = 32 * 1024 * 1024;

export async function compress(request: CompressRequest): Promise<CompressOutcome> {
  const objects = objectsOf(request.document);

  if (isSigned(request.document, objects)) {
    return { kind: 'signed' };
  }

  const usage = usageOf(request.document, objects);
  const original = new OriginalPages(request, pagesWithGiants(request.document, objects, usage));

  for (const withFonts of [true, false]) {
    const prepared = prepare(request.document, objects, usage, {
      withFonts,
      withPrintData: request.goal.kind !== 'level' || request.goal.level !== 'high',
      withJpegs: mayKeepJpegs(request),
      onImage: (done, total) => request.report(done, total * 4),
    });
    const outcome = await run(request, new CompressionAttempt(request, prepared, original), original);

    if (outcome.kind !== 'unsafe') {
      return outcome;
    }
  }

  return { kind: 'unsafe' };
}

/**
 * True when JPEGs may be recoded losslessly. They are all held until the file is written, which takes too
 * much memory for a large file.
 */
function mayKeepJpegs({ goal, document }: CompressRequest): boolean {
  return goal.kind === 'lossless' || (goal.kind === 'size' && document.source.length < heldBytes);
}

/** Recodes the images as the goal demands, and writes the file. */
async function run(
  { document, goal }: CompressRequest,
  attempt: CompressionAttempt,
  original: OriginalPages,
): Promise<CompressOutcome> {
  if (goal.kind === 'lossless') {
    return attempt.finish(false);
  }

  if (goal.kind === 'size') {
    return reachSize(attempt, goal.bytes);
  }

  if (goal.kind === 'settings') {
    await attempt.recode(attempt.images, () => goal.settings);

    return attempt.finish(false);
  }

  const settings =
    goal.kind === 'level' ? levels[goal.level] : { ...customSettings(goal.dpi), floor: customFloor };

  if (settings !== levels.high) {
    return keepFloor(attempt, () => settings);
  }

  const scans = await scannedImages(document, attempt.images, original);

  return keepFloor(attempt, (image) => (scans.has(image) ? scanSettings : settings));
}
