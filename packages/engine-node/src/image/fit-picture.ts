import { Failure } from '@octavo/contract/failures';
import { encodeAtLevel, fullColourLevel, type PictureSettings } from './encode-at-level.ts';
import type { PictureFormat } from './encode-picture.ts';
import type { OpenPicture } from './open-picture.ts';

/** Share of the target size from which a result counts as close. */
const closeEnough = 0.97;
/** Target of the search, halfway between `closeEnough` and the full size. */
const aim = 0.985;
const mostTries = 12;

/** Quality is lowered first, down to an acceptable level; below it the picture is scaled down. */
const best = 95;
const worst = 30;
const qualityShare = 0.7;
const smallestScale = 0.15;

/** mozjpeg quantisation tables that give sizes between those of neighbouring levels. */
const tables = [2, 5, 0, 4, 6, 8, 1];

/** Number of pixels that may be encoded again to gain the last per cent. */
const pixelsToSpend = 60_000_000;

export interface FittedPicture {
  readonly bytes: Buffer;
  readonly settings: PictureSettings;
}

/**
 * Encodes a picture at the best settings that stay within a size.
 *
 * @throws Failure `size-unreachable` with the smallest possible size.
 */
export async function fitPicture(
  picture: OpenPicture,
  format: PictureFormat,
  targetBytes: number,
  watch: { readonly signal: AbortSignal; report(done: number, total: number): void },
): Promise<FittedPicture> {
  let tries = 0;
  const attempt = async (settings: PictureSettings): Promise<FittedPicture> => {
    watch.signal.throwIfAborted();
    tries += 1;
    watch.report(Math.min(tries, mostTries), mostTries + 1);

    return { bytes: await encodeAtLevel(picture, format, settings), settings };
  };
  const fits = ({ bytes }: FittedPicture) => bytes.length <= targetBytes;
  const isClose = (fitted: FittedPicture) => fits(fitted) && fitted.bytes.length >= targetBytes * closeEnough;

  const finest = await attempt(settingsAt(0));

  if (fits(finest)) {
    return finest;
  }

  let found = await attempt(settingsAt(1));

  if (!fits(found)) {
    throw new Failure('size-unreachable', `${found.bytes.length} bytes at best`, {
      values: { smallest: found.bytes.length },
    });
  }

  let low = { position: 0, bytes: finest.bytes.length };
  let high = { position: 1, bytes: found.bytes.length };

  while (tries < mostTries && !isClose(found)) {
    // Size falls about exponentially. Plain bisection every third time keeps one bound from stalling.
    const share = tries % 3 === 0 ? 0.5 : shareAt(targetBytes * aim, low.bytes, high.bytes);
    const position = low.position + (high.position - low.position) * share;
    const next = await attempt(settingsAt(position));

    if (fits(next)) {
      high = { position, bytes: next.bytes.length };
      found = larger(found, next);
    } else {
      low = { position, bytes: next.bytes.length };
    }
  }

  const { level, scale } = found.settings;
  const between = format === 'jpg' ? settingsBetween(level, scale) : [];
  const affordable = Math.ceil(pixelsToSpend / (picture.width * picture.height));

  for (const settings of between.slice(0, affordable)) {
    if (!isClose(found)) {
      const next = await attempt(settings);
      found = fits(next) ? larger(found, next) : found;
    }
  }

  return found;
}

/** Relative position of a size between two others, on a logarithmic scale. */
function shareAt(bytes: number, larger: number, smaller: number): number {
  const share = Math.log(larger / bytes) / Math.log(larger / smaller);

  return Number.isFinite(share) ? Math.max(0.05, Math.min(0.95, share)) : 0.5;
}

function larger(one: FittedPicture, other: FittedPicture): FittedPicture {
  return other.bytes.length > one.bytes.length ? other : one;
}

/** Other settings of about the same size as a level: quantisation tables and chroma subsampling. */
function settingsBetween(level: number, scale: number): PictureSettings[] {
  const byTable = [0, 1, 2, -1, -2, -3].flatMap((step) =>
    tables.map((table) => ({ level: level + step, scale, table })),
  );
  const byColour = [1, 2, 3, 4, 5, 6].map((step) =>
    level >= fullColourLevel
      ? ({ level: Math.min(100, level + step / 2), scale, colour: 'halved' } as const)
      : ({ level: level - step, scale, colour: 'full' } as const),
  );

  return [...byTable, ...byColour];
}

/** Settings on a scale from the best (0) to the smallest (1), along which the size only falls. */
function settingsAt(position: number): PictureSettings {
  if (position <= qualityShare) {
    return { level: best - ((best - worst) * position) / qualityShare, scale: 1 };
  }

  const rest = (position - qualityShare) / (1 - qualityShare);

  return { level: worst, scale: 1 - (1 - smallestScale) * rest };
}
