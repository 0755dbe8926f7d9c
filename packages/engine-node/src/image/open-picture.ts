import { readFile } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { decodeBmp } from '@octavo/engine/picture/bmp';
import type { InputFile } from '@octavo/tools/kit/types';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { decodeHeic } from './heic.ts';
import { isLossyWebp } from './lossy-webp.ts';

/** Pixels of all frames together, decoded at once: four bytes each have to fit a task's memory more than once. */
export const largestPixels = 100_000_000;

/** Wide gamuts have profiles of half a kilobyte; what is larger describes a device, and weighs more than it tells. */
const largestProfileBytes = 4096;

/** A picture file that can be decoded, as often as needed. */
export interface OpenPicture {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  /** As it is shown: turned the way the camera noted. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly isTransparent: boolean;
  readonly isGray: boolean;
  /** Black and white, a bit each. */
  readonly isBitonal: boolean;
  /** Lost detail when it was saved, so that keeping every pixel of it keeps what was made up, too. */
  readonly isLossy: boolean;
  /** Inks of a printer, which become the colours of a screen. */
  readonly isInk: boolean;
  /** Orientation noted in the file, 1 when there is none or it is followed already. */
  readonly orientation: number;
  readonly timing: Pick<Metadata, 'delay' | 'loop'>;
  /** The further pages of a TIFF. */
  readonly others: readonly OpenPicture[];
  /** The pixels, upright, in the colours that their profile or sRGB gives them; all frames or the first. */
  pixels(frames: 'all' | 'first'): Sharp;
}

/** @throws ToolFailure `damaged-file`, `image-too-large`, `file-type-not-supported` */
export async function openPicture(file: InputFile): Promise<OpenPicture> {
  const bytes = await readFile(file.path);

  switch (file.kind) {
    case 'bmp': {
      const { width, height, data, hasAlpha } = decodeBmp(bytes);

      return fromPixels(file.kind, bytes, { width, height, data, channels: hasAlpha ? 4 : 3 });
    }
    case 'heic':
      return fromPixels(file.kind, bytes, { ...(await decodeHeic(bytes)), channels: 4 });
    case 'jpg':
    case 'png':
    case 'webp':
    case 'gif':
    case 'avif':
      return fromFile(file.kind, bytes);
    case 'tiff':
      return fromPages(file.kind, bytes);
    default:
      throw new ToolFailure('file-type-not-supported', file.kind);
  }
}

/** sharp rejects with plain errors for whatever it cannot read. */
export async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ToolFailure('damaged-file', 'the picture cannot be decoded', { cause });
  }
}

/** @throws ToolFailure `image-too-large` */
export function checkPixels(width: number, height: number, frames = 1): void {
  if (width * height * frames > largestPixels) {
    throw new ToolFailure('image-too-large', `${frames} times ${width} by ${height} pixels`);
  }
}

async function fromPages(kind: FileKind, bytes: Buffer): Promise<OpenPicture> {
  const first = await fromFile(kind, bytes);
  const { pages = 1 } = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const others: OpenPicture[] = [];

  for (let page = 1; page < pages; page += 1) {
    others.push(await fromFile(kind, bytes, page));
  }

  return { ...first, others };
}

async function fromFile(kind: FileKind, bytes: Buffer, page = 0): Promise<OpenPicture> {
  const mayMove = kind === 'gif' || kind === 'webp';
  // Ours is the limit; that of sharp cannot be told from damage.
  const open = (options: SharpOptions = {}) =>
    sharp(bytes, { limitInputPixels: false, ...(page === 0 ? {} : { page }), ...options });
  const facts = await decoded(() => open({ animated: mayMove }).metadata());
  const frames = mayMove ? (facts.pages ?? 1) : 1;
  const frameHeight = facts.pageHeight ?? facts.height;
  checkPixels(facts.width, frameHeight, frames);

  const isTurned = frames === 1 && (facts.orientation ?? 1) > 4;
  const isInk = facts.space === 'cmyk';
  const isGray = facts.space === 'b-w' || facts.space === 'grey16';
  const keepsProfile = !isInk && facts.icc !== undefined && isSmallAndWide(facts.icc);
  const isOpaque = facts.hasAlpha ? (await decoded(() => open().stats())).isOpaque : true;

  return {
    kind,
    bytes,
    width: isTurned ? frameHeight : facts.width,
    height: isTurned ? facts.width : frameHeight,
    frames,
    isTransparent: !isOpaque,
    isGray,
    isBitonal: isGray && facts.bitsPerSample === 1,
    isLossy: kind === 'jpg' || kind === 'avif' || (kind === 'webp' && isLossyWebp(bytes)),
    isInk,
    orientation: frames === 1 ? (facts.orientation ?? 1) : 1,
    timing: {
      ...(facts.delay === undefined ? {} : { delay: facts.delay }),
      ...(facts.loop === undefined ? {} : { loop: facts.loop }),
    },
    others: [],
    pixels(wanted) {
      const image = open({ animated: wanted === 'all' && frames > 1 });
      const upright = frames > 1 ? image : image.autoOrient();
      const opaque = facts.hasAlpha && isOpaque ? upright.removeAlpha() : upright;
      const profiled = keepsProfile ? opaque.keepIccProfile() : opaque;

      return isGray ? profiled.toColourspace('b-w') : profiled;
    },
  };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

async function fromPixels(kind: FileKind, bytes: Buffer, pixels: Pixels): Promise<OpenPicture> {
  const { width, height, channels, data } = pixels;
  checkPixels(width, height);
  const open = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const isOpaque = channels === 3 || (await decoded(() => open().stats())).isOpaque;

  return {
    kind,
    bytes,
    width,
    height,
    frames: 1,
    isTransparent: !isOpaque,
    isGray: false,
    isBitonal: false,
    isLossy: kind === 'heic',
    isInk: false,
    orientation: 1,
    timing: {},
    others: [],
    pixels: () => (isOpaque ? open().removeAlpha() : open()),
  };
}

/** sRGB needs no profile: pictures without one are read as sRGB. */
function isSmallAndWide(profile: Buffer): boolean {
  const text = profile.toString('latin1').replaceAll('\0', '');

  return profile.length <= largestProfileBytes && text.includes('RGB ') && !text.includes('sRGB');
}
