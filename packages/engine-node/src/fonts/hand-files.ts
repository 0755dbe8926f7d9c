import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type Hand, hands } from '@octavo/pdf/edit/text/font-source';

const require = createRequire(import.meta.url);

/** Folders of the packages that have the fonts of handwriting. */
const folders: Readonly<Record<Hand, () => string>> = {
  'great-vibes': () => require.resolve('@fontsource/great-vibes/package.json'),
  'dancing-script': () => require.resolve('@fontsource/dancing-script/package.json'),
  caveat: () => require.resolve('@fontsource/caveat/package.json'),
  sacramento: () => require.resolve('@fontsource/sacramento/package.json'),
  'herr-von-muellerhoff': () => require.resolve('@fontsource/herr-von-muellerhoff/package.json'),
};

/** Path of a file of a hand such as `caveat-latin.woff`; null for any other name. */
export function findHandFile(name: string): string | null {
  for (const hand of Object.keys(hands) as Hand[]) {
    if (hands[hand].some((part) => name === `${hand}-${part}.woff`)) {
      const file = name.replace(/\.woff$/, '-400-normal.woff');
      const path = `${dirname(folders[hand]())}/files/${file}`;

      return existsSync(path) ? path : null;
    }
  }

  return null;
}
