import type { PrintLayout } from '@octavo/engine-node/chromium/page-to-pdf';
import type { Screen } from '@octavo/engine-node/chromium/web-context';
import type * as z from 'zod';
import type { options as optionsSchema } from './options.ts';

/** Points: ISO 216 and ANSI Y14.1 sheets in portrait. */
const sheets = {
  a3: [841.89, 1190.55],
  a4: [595.28, 841.89],
  a5: [419.53, 595.28],
  letter: [612, 792],
  legal: [612, 1008],
} as const;

const pointsPerMillimetre = 72 / 25.4;
const pointsPerPixel = 72 / 96;

/** Print scales supported by Chromium. */
const smallestScale = 0.1;
const largestScale = 2;

/** Narrowest layout column; large margins on small paper would leave none. */
const leastPixels = 100;

const screens = { desktop: 1280, phone: 390 } as const;

export interface ScreenAndPaper {
  readonly screen: Screen;
  readonly layout: PrintLayout;
}

/**
 * Screen size for the layout and paper for the print. Both have the same width between the margins, so that
 * scripts of the page measure what is printed; a wider or narrower screen is scaled to the paper, and a
 * single long page is as wide as its screen.
 */
export function layoutOf(options: z.output<typeof optionsSchema>): ScreenAndPaper {
  const [short, long] = sheets[options.pageSize];
  const isLandscape = options.orientation === 'landscape';
  const margin = options.margin * pointsPerMillimetre;
  const sheetWidth = isLandscape ? long : short;
  const columnPixels = Math.max(leastPixels, Math.round((sheetWidth - 2 * margin) / pointsPerPixel));
  const width = options.width === 'paper' ? columnPixels : screens[options.width];
  const scale = options.singlePage ? 1 : clamp(columnPixels / width);
  const margins = { top: margin, right: margin, bottom: margin, left: margin };

  return {
    screen: { width, height: options.width === 'phone' ? 844 : 900, isPhone: options.width === 'phone' },
    layout: {
      widthPoints: options.singlePage ? width * pointsPerPixel + 2 * margin : sheetWidth,
      heightPoints: options.singlePage ? 0 : isLandscape ? short : long,
      margins,
      background: options.background,
      singlePage: options.singlePage,
      fitWidth: true,
      scale,
    },
  };
}

function clamp(scale: number): number {
  return Math.min(largestScale, Math.max(smallestScale, scale));
}
