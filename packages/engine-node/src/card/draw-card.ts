import sharp from 'sharp';
import { type CardFont, OpenFont, type TextPicture } from './set-text.ts';

/** Preview card of a page, shown where it is shared. */
export interface CardContent {
  readonly title: string;
  readonly text: string;
  /** Outline on a 24 by 24 grid and its colour. Null shows the product's logo. */
  readonly icon: { readonly path: string; readonly colour: string } | null;
}

export const cardSize = { width: 1200, height: 630 } as const;

const colours = {
  paper: '#faf8f4',
  sheet: '#ffffff',
  rule: '#e3ddd1',
  ink: '#1b1d22',
  soft: '#585c66',
  lapis: '#2438c8',
};
const left = 84;
const textWidth = 690;
/** Vertical space between the top of the title and the logo below. */
const room = { top: 96, bottom: 492 };
const gap = 36;
const titleSizes = [64, 56, 48, 42];
const titleLines = 3;
const textSize = 28;
const markSize = 34;

/** Opens the fonts once; each card is then drawn as PNG. */
export async function openCards(fonts: {
  readonly title: CardFont;
  readonly text: CardFont;
}): Promise<(card: CardContent) => Promise<Uint8Array>> {
  const [titleFont, textFont] = await Promise.all([OpenFont.open(fonts.title), OpenFont.open(fonts.text)]);

  return async ({ title, text, icon }) => {
    const heading = await firstFitting(
      titleSizes,
      (size) => size * titleLines * 1.2,
      (size) => titleFont.set(title, size, colours.ink, textWidth),
    );
    const space = room.bottom - room.top - heading.height - gap;
    // The whole text, or its first sentence alone.
    const below = await firstFitting(
      [text, text.replace(/(?<=[.!?])\s.*$/s, '')],
      () => space,
      (text) => textFont.set(text, textSize, colours.soft, textWidth),
    );
    const mark = await titleFont.set('Octavo', markSize, colours.ink, textWidth);
    const top = room.top + Math.max(0, Math.floor((space - below.height) / 2));
    const picture = sharp(Buffer.from(background(icon)))
      .composite([
        { input: heading.input, left, top },
        { input: below.input, left, top: top + heading.height + gap },
        { input: mark.input, left: left + 54, top: 538 },
      ])
      .png({ palette: true, compressionLevel: 9 });

    return picture.toBuffer();
  };
}

/** Returns the first rendering that is not too high, or the last one. */
async function firstFitting<Choice>(
  choices: readonly Choice[],
  highest: (choice: Choice) => number,
  set: (choice: Choice) => Promise<TextPicture>,
): Promise<TextPicture> {
  const [choice, ...others] = choices;

  if (choice === undefined) {
    throw new Error('nothing to choose from');
  }

  const done = await set(choice);

  return done.height <= highest(choice) || others.length === 0 ? done : firstFitting(others, highest, set);
}

/** Outline of the logo: a sheet folded in four, and its folds. */
const sheet = 'M4 3h11l5 5v13H4z';
const folds = 'M4 12h16M12 3v18';

function background(icon: CardContent['icon']): string {
  const mark = (size: number, x: number, y: number, stroke: number) =>
    `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke-width="${stroke}" stroke-linejoin="round">
      <path d="${sheet}" stroke="${colours.ink}" fill="${colours.sheet}"/><path d="${folds}" stroke="${colours.lapis}"/></g>`;
  const illustration =
    icon === null
      ? mark(330, 816, 142, 0.45)
      : `<g transform="translate(816 142) scale(13.75)" fill="none" stroke-linejoin="round" stroke-width=".16">
          <path d="${sheet}" fill="${colours.sheet}" stroke="${colours.rule}"/><path d="M15 3v5h5" stroke="${colours.rule}"/></g>
        <g transform="translate(911 260) scale(5.83)" fill="none" stroke="${icon.colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${icon.path}"/></g>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
    <rect width="100%" height="100%" fill="${colours.paper}"/>
    <path d="M0 ${cardSize.height - 4}h${cardSize.width}" stroke="${icon?.colour ?? colours.lapis}" stroke-width="8"/>
    ${illustration}${mark(42, left, 534, 1.6)}
  </svg>`;
}
