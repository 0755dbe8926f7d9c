import { type GreyPicture, shrunk } from '@octavo/pdf/picture/grey-picture';
import { componentsOf, type InkComponent } from './components.ts';
import { inkOf } from './ink.ts';
import { type LetterComponents, lettersOf } from './letters.ts';
import { skewOf } from './skew.ts';
import { shareBeside } from './text-direction.ts';
import { countReaches } from './upright.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** Orientation of the text in a picture, derived only from the shapes and positions of its letters. */
export interface PageOrientation {
  /** Clockwise quarter turns that would make it upright, most likely first; impossible ones are left out. */
  readonly turns: readonly QuarterTurn[];
  /** True when the first of `turns` is practically certain. */
  readonly isSure: boolean;
  /** Clockwise skew of the lines after that turn, in degrees. */
  readonly skewDegrees: number;
  /** Typical longer side of a letter, in pixels of the picture; 0 when there is no text. */
  readonly letterPixels: number;
  readonly letterCount: number;
}

const thresholds = {
  /** Longer side of the analysed picture, at which letters of ordinary text measure ten pixels. */
  wantedSide: 1700,

  /**
   * Shares of letters with their nearest neighbour beside them that decide the axis of lines, or leave it open.
   */
  sureShare: 0.7,
  openShare: 0.58,

  /** Smallest number of ascenders and descenders, and smallest share of one kind, for a certain direction. */
  fewestReaches: 40,
  sureWeight: 0.64,
};

export function orientationOf(picture: GreyPicture): PageOrientation {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / thresholds.wantedSide));
  const small = shrunk(picture, factor);
  const letters = lettersOf(componentsOf(inkOf(small)), Math.max(small.width, small.height));
  const facts = { letterPixels: letters.size * factor, letterCount: letters.components.length };

  if (letters.components.length === 0) {
    return { turns: [0], isSure: true, skewDegrees: 0, ...facts };
  }

  const across = shareBeside(letters);
  const isAcross = across >= 0.5;
  const level = measure(letters, isAcross, small);
  const isUp = level.up >= 0.5;
  const own: QuarterTurn[] = isAcross ? [0, 180] : [270, 90];
  const others: QuarterTurn[] = isAcross ? [270, 90] : [0, 180];
  const isAxisSure = across >= thresholds.sureShare || across <= 1 - thresholds.sureShare;
  const isAxisOpen = across < thresholds.openShare && across > 1 - thresholds.openShare;

  return {
    turns: [...(isUp ? own : own.toReversed()), ...(isAxisOpen ? others : [])],
    isSure: isAxisSure && (level.up >= thresholds.sureWeight || level.up <= 1 - thresholds.sureWeight),
    skewDegrees: level.skewDegrees,
    ...facts,
  };
}

/**
 * Measures the skew, and the share of ascenders among ascenders and descenders; one half when there are too
 * few.
 */
function measure(
  letters: LetterComponents,
  isAcross: boolean,
  { width, height }: GreyPicture,
): { skewDegrees: number; up: number } {
  const components = isAcross ? letters.components : letters.components.map((one) => turnedLeft(one, width));
  const skewDegrees = skewOf(components, isAcross ? width : height);
  const slope = Math.tan((skewDegrees * Math.PI) / 180);
  const { up, down } = countReaches(components.map((component) => lifted(component, slope)));

  return { skewDegrees, up: up + down < thresholds.fewestReaches ? 0.5 : up / (up + down) };
}

/** Rotates a component with its picture by a quarter turn counterclockwise. */
function turnedLeft({ left, top, right, bottom, pixels }: InkComponent, width: number): InkComponent {
  return { left: top, top: width - right, right: bottom, bottom: width - left, pixels };
}

function lifted(component: InkComponent, slope: number): InkComponent {
  const fall = (slope * (component.left + component.right)) / 2;

  return { ...component, top: component.top - fall, bottom: component.bottom - fall };
}
