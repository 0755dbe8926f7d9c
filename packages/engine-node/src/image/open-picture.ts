import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { InputFile } from '../run-files.ts';
import { decodeHeic } from './heic.ts';
import { isLossyWebp } from './lossy-webp.ts';

/**
 * Most pixels of all frames together. They are decoded at once, at four bytes each, and several copies must
 * fit the job's memory.
 */
export const largestPixels = 100_000_000;

/**
 * Largest profile that is kept. Wide-gamut profiles take half a kilobyte; larger ones describe a device and
 * are not worth their size.
 */
const largestProfileBytes = 4096;

/** A picture file that can be decoded any number of times. */
export interface OpenPicture {
  readonly kind: FileKind;
  readonly bytes: Buffer;
  /** Size as displayed, after applying the orientation of the camera. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly isTransparent: boolean;
  readonly isGray: boolean;
  /** True for black and white with one bit per pixel. */
  readonly isBitonal: boolean;
  /** True for lossy formats, where exact pixels are not worth keeping because they contain artefacts. */
  readonly isLossy: boolean;
  /** True for CMYK pictures, which are converted to RGB. */
  readonly isInk: boolean;
  /** Orientation stored in the file; 1 when there is none or it is already applied. */
  readonly orientation: number;
  readonly timing: Pick<Metadata, 'delay' | 'loop'>;
  /** The further pages of a TIFF. */
  readonly others: readonly OpenPicture[];
  /** Pixels, upright, in the colours of their profile or sRGB; of all frames or the first. */
  pixels(frames: 'all' | 'first'): Sharp;
}

/** @throws Failure `damaged-file`, `image-too-large`, `file-type-not-supported` */
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
      throw new Failure('file-type-not-supported', file.kind);
  }
}

/** Converts errors of sharp, which throws plain errors for any unreadable data. */
export async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Failure('damaged-file', 'the picture cannot be decoded', { cause });
  }
}

/** @throws Failure `image-too-large` */
export function checkPixels(width: number, height: number, frames = 1): void {
  if (width * height * frames > largestPixels) {
    throw new Failure('image-too-large', `${frames} times ${width} by ${height} pixels`);
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
  // Only our own limit applies: sharp's error for its limit looks like damage.
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

/** True for profiles worth keeping. sRGB needs none: pictures without a profile are read as sRGB. */
function isSmallAndWide(profile: Buffer): boolean {
  const text = profile.toString('latin1').replaceAll('\0', '');

  return profile.length <= largestProfileBytes && text.includes('RGB ') && !text.includes('sRGB');
}
