import type { PdfStream } from '@octavo/pdf/objects';
import type { CompressionAttempt } from './attempt.ts';
import type { CompressOutcome } from './request.ts';
import { type ImageSettings, settingsAt } from './settings.ts';

/** Share by which the result may stay below a requested size. */
const sizeTolerance = 0.03;
const mostAttempts = 7;

/** Images recoded with certain settings, and the resulting file size. */
interface Trial {
  readonly recoded: ReadonlyMap<number, PdfStream>;
  readonly bytes: number;
  readonly fits: boolean;
  /** True when the file fits and leaves almost none of the target size unused. */
  readonly isClose: boolean;
}

/**
 * Searches the scale of settings for the best that fits, then uses up the space left below the target size.
 */
export async function reachSize(attempt: CompressionAttempt, target: number): Promise<CompressOutcome> {
  if (attempt.sizeBytes <= target) {
    return attempt.finish(false);
  }

  attempt.dropPrintData();

  if (attempt.sizeBytes <= target) {
    return attempt.finish(false);
  }

  const smallest = await tryOut(attempt, settingsAt(1), target);

  if (!smallest.fits) {
    return attempt.finish(true);
  }

  const line = await narrow(attempt, { fitting: 1, large: 0 }, settingsAt, smallest, target);
  const settings = settingsAt(line.large);
  const gap = (position: number): ImageSettings => ({ ...settings, shrink: 1 - 0.4 * position });
  const best = line.best.isClose
    ? line
    : await narrow(attempt, { fitting: 1, large: 0 }, gap, line.best, target);
  attempt.takeRecoded(best.best.recoded);

  return attempt.finish(false);
}

/** Bisects between settings that fit and settings that are too large, and keeps the closest fit. */
async function narrow(
  attempt: CompressionAttempt,
  stretch: { fitting: number; large: number },
  settingsOf: (position: number) => ImageSettings,
  known: Trial,
  target: number,
): Promise<{ large: number; best: Trial }> {
  let { fitting, large } = stretch;
  let best = known;

  for (let count = 0; count < mostAttempts && !best.isClose; count += 1) {
    const position = (fitting + large) / 2;
    const trial = await tryOut(attempt, settingsOf(position), target);

    if (trial.fits) {
      fitting = position;
    } else {
      large = position;
    }

    if (trial.fits && trial.bytes > best.bytes) {
      best = trial;
    }
  }

  return { large, best };
}

async function tryOut(attempt: CompressionAttempt, settings: ImageSettings, target: number): Promise<Trial> {
  attempt.takeRecoded(new Map());
  await attempt.recode(attempt.images, () => settings);
  const bytes = attempt.sizeBytes;
  const fits = bytes <= target;

  return {
    recoded: new Map(attempt.recoded),
    bytes,
    fits,
    isClose: fits && bytes >= target * (1 - sizeTolerance),
  };
}
