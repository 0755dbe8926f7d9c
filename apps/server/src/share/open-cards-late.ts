import { createRequire } from 'node:module';
import type { DrawCard } from './card.ts';

/** Cards use the fonts of the pages. */
const web = createRequire(new URL('../../../web/package.json', import.meta.url));
const fontAt = (weight: number) =>
  web.resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff`);

/** Draws cards; fonts and drawing library are loaded for the first card. */
export function openCardsLate(): DrawCard {
  let opening: Promise<DrawCard> | null = null;

  return async (card) => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });

    return (await opening)(card);
  };
}

async function open(): Promise<DrawCard> {
  const { openCards } = await import('@octavo/engine-node/card/draw-card');

  return openCards({
    title: { path: fontAt(600), name: 'Source Serif 4 SemiBold,SemiBold' },
    text: { path: fontAt(400), name: 'Source Serif 4' },
  });
}
