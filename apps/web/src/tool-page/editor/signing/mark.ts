import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box, PenPoint, Point } from '@octavo/contract/edits/primitives';
import type { HandName, StampFace } from '@octavo/contract/edits/stamp-faces';
import { keptOnPage, roundedBox, type Size } from '../document/geometry.ts';

/** Mark that signing places. */
export const markKinds = ['signature', 'initials', 'date', 'name', 'text', 'check', 'cross'] as const;
export type MarkKind = (typeof markKinds)[number];

export type MarkStamp = Extract<Annotation, { readonly type: 'stamp' }>;

/** A mark that is ready to be placed. */
export interface Mark {
  readonly kind: MarkKind;
  readonly face: StampFace;
  readonly color: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Ways to make a signature. */
export type SignatureWay = 'draw' | 'type' | 'image';

/** Picture of a signature among the files of the editor. */
export interface SignaturePicture {
  readonly asset: string;
  readonly ratio: number;
}

/** Pages that get a mark which is placed on one of them. */
export const markPageSets = ['this', 'all', 'odd', 'last', 'chosen'] as const;
export type MarkPages = (typeof markPageSets)[number];

/** Room for a mark on a page, such as that above a line. */
export interface MarkRoom {
  readonly page: string;
  readonly box: Box;
}

/** The signer's signature and texts, and the mark that is about to be placed. */
export interface Signing {
  readonly way: SignatureWay;
  readonly ink: string;
  /** In pixels of the pad. */
  readonly strokes: readonly (readonly PenPoint[])[];
  readonly hand: HandName;
  readonly picture: SignaturePicture | null;
  readonly name: string;
  /** Null for those of the name. */
  readonly initials: string | null;
  readonly text: string;
  readonly pages: MarkPages;
  /** Pages such as `1-3,8`, for the set `chosen`. */
  readonly chosenPages: string;
  /** Signature that was made last. */
  readonly signature: Mark | null;
  readonly armed: Mark | null;
  /** Mark that needs something of the signer before it can be placed, such as a name. */
  readonly asked: MarkKind | null;
  /** Lines that the mark goes on once it is made; none when it was not asked for by a line. */
  readonly wanted: readonly MarkRoom[];
  /** Number of times that something was asked for: each shows the sheet of a phone. */
  readonly asks: number;
  /** True for marks that become part of their pages when the file is finished. */
  readonly asContent: boolean;
  /** Id under which this device keeps the signature; null when it does not. */
  readonly keptAs: string | null;
}

export const firstSigning: Signing = {
  way: 'draw',
  ink: '#1d2a6b',
  strokes: [],
  hand: 'dancing-script',
  picture: null,
  name: '',
  initials: null,
  text: '',
  pages: 'this',
  chosenPages: '',
  signature: null,
  armed: null,
  asked: null,
  wanted: [],
  asks: 0,
  asContent: true,
  keptAs: null,
};

/** Sizes in points of marks that are placed by a click: as wide as given, unless that is too high. */
const sizes: Readonly<Record<MarkKind, { readonly width: number; readonly height: number }>> = {
  signature: { width: 160, height: 64 },
  initials: { width: 60, height: 28 },
  date: { width: 400, height: 15 },
  name: { width: 400, height: 15 },
  text: { width: 400, height: 15 },
  check: { width: 14, height: 14 },
  cross: { width: 14, height: 14 },
};

/** Size of a mark that fits into a given one. */
function sizeWithin({ ratio }: Mark, { width, height }: Size): Size {
  return width / ratio <= height ? { width, height: width / ratio } : { width: height * ratio, height };
}

/** The mark around a point of a page. */
export function markAround(mark: Mark, at: Point, page: Size): MarkStamp {
  const size = sizeWithin(mark, sizes[mark.kind]);
  const box = keptOnPage({ left: at.x - size.width / 2, top: at.y - size.height / 2, ...size }, page);

  return stampOf(mark, box);
}

/** The mark at the lower left of a box, such as that above a line to sign on. */
export function markWithin(mark: Mark, box: Box): MarkStamp {
  const size = sizeWithin(mark, box);

  return stampOf(mark, { left: box.left, top: box.top + box.height - size.height, ...size });
}

function stampOf({ face, color }: Mark, box: Box): MarkStamp {
  return { type: 'stamp', box: roundedBox(box), face, color, angle: 0, contents: '', opacity: 1 };
}

/** Initials of a name: those of its first and last words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;

  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
}

/** Name of the pictures of signatures among the files of the editor. */
export const signatureFile = 'signature.png';

/** True for the picture of a signature, whose name was made unique. */
export function isSignatureFile(asset: string): boolean {
  return asset.endsWith(signatureFile);
}
