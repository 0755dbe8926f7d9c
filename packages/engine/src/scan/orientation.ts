import { type Component, componentsOf } from './components.ts';
import { type GreyPicture, shrunk } from './grey-picture.ts';
import { inkOf } from './ink.ts';
import { type LetterComponents, lettersOf } from './letters.ts';
import { skewOf } from './skew.ts';
import { shareBeside } from './text-direction.ts';
import { countReaches } from './upright.ts';

export type QuarterTurn = 0 | 90 | 180 | 270;

/** How the text of a picture lies, from the shapes and places of its letters alone. */
export interface Lie {
  /** Quarter turns, clockwise, that would bring it upright, the likeliest first; those left out are out of question. */
  readonly turns: readonly QuarterTurn[];
  /** The first of `turns` is as good as certain. */
  readonly isSure: boolean;
  /** Degrees clockwise by which lines fall to the right, once turned. */
  readonly skewDegrees: number;
  /** The longer side of most letters, in pixels of the picture; 0 when there is no text. */
  readonly letterPixels: number;
  readonly letterCount: number;
}

/** The longer side of what is looked at: letters of ordinary text are ten pixels then. */
const wantedSide = 1700;

/** Neighbours are beside each other for this share of letters in lines that run across. */
const sureShare = 0.7;
const openShare = 0.58;

/** Reaches up and down that must be counted, and how much one must outweigh the other. */
const fewestReaches = 40;
const sureWeight = 0.64;

export function lieOf(picture: GreyPicture): Lie {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / wantedSide));
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
  const isAxisSure = across >= sureShare || across <= 1 - sureShare;
  const isAxisOpen = across < openShare && across > 1 - openShare;

  return {
    turns: [...(isUp ? own : own.toReversed()), ...(isAxisOpen ? others : [])],
    isSure: isAxisSure && (level.up >= sureWeight || level.up <= 1 - sureWeight),
    skewDegrees: level.skewDegrees,
    ...facts,
  };
}

/** Skew, and the share of letters that reach up among those that reach up or down; a half when too few do. */
function measure(
  letters: LetterComponents,
  isAcross: boolean,
  { width, height }: GreyPicture,
): { skewDegrees: number; up: number } {
  const components = isAcross ? letters.components : letters.components.map((one) => turnedLeft(one, width));
  const skewDegrees = skewOf(components, isAcross ? width : height);
  const slope = Math.tan((skewDegrees * Math.PI) / 180);
  const { up, down } = countReaches(components.map((component) => lifted(component, slope)));

  return { skewDegrees, up: up + down < fewestReaches ? 0.5 : up / (up + down) };
}

/** Where a component comes to lie when the picture is turned a quarter counterclockwise. */
function turnedLeft({ left, top, right, bottom, pixels }: Component, width: number): Component {
  return { left: top, top: width - right, right: bottom, bottom: width - left, pixels };
}

function lifted(component: Component, slope: number): Component {
  const fall = (slope * (component.left + component.right)) / 2;

  return { ...component, top: component.top - fall, bottom: component.bottom - fall };
}
