import { ToolFailure } from '@octavo/contract/failures';
import { encodeAtLevel, fullColourLevel, type PictureSettings } from './encode-at-level.ts';
import type { PictureFormat } from './encode-picture.ts';
import type { OpenPicture } from './open-picture.ts';

/** A result this close below the wanted size is as good as it. */
const closeEnough = 0.97;
/** The middle between that and the size itself. */
const aim = 0.985;
const mostTries = 12;

/** Quality goes down first, to a level that still serves; below it the picture is made smaller instead. */
const best = 95;
const worst = 30;
const qualityShare = 0.7;
const smallestScale = 0.15;

/** Tables of mozjpeg whose sizes lie between those of neighbouring levels. */
const tables = [2, 5, 0, 4, 6, 8, 1];

/** Pixels that may be coded once more for the last per cent. */
const pixelsToSpend = 60_000_000;

export interface FittedPicture {
  readonly bytes: Buffer;
  readonly settings: PictureSettings;
}

/**
 * The picture at the best settings below a size.
 *
 * @throws ToolFailure `size-unreachable` with the smallest size there is.
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
    throw new ToolFailure('size-unreachable', `${found.bytes.length} bytes at best`, {
      values: { smallest: found.bytes.length },
    });
  }

  let low = { position: 0, bytes: finest.bytes.length };
  let high = { position: 1, bytes: found.bytes.length };

  while (tries < mostTries && !isClose(found)) {
    // Size falls about exponentially. Halving now and then keeps one end from standing still.
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

/** Where between two sizes a third lies, on a logarithmic scale. */
function shareAt(bytes: number, larger: number, smaller: number): number {
  const share = Math.log(larger / bytes) / Math.log(larger / smaller);

  return Number.isFinite(share) ? Math.max(0.05, Math.min(0.95, share)) : 0.5;
}

function larger(one: FittedPicture, other: FittedPicture): FittedPicture {
  return other.bytes.length > one.bytes.length ? other : one;
}

/** Other ways to spend about as many bytes as at a level: tables, and how finely colour is sampled. */
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

/** One line from the best settings (0) to the smallest (1), on which size only falls. */
function settingsAt(position: number): PictureSettings {
  if (position <= qualityShare) {
    return { level: best - ((best - worst) * position) / qualityShare, scale: 1 };
  }

  const rest = (position - qualityShare) / (1 - qualityShare);

  return { level: worst, scale: 1 - (1 - smallestScale) * rest };
}
