import { hasCharacters } from '@octavo/pdf/edit/text/font-runs';
import type { FontSource } from '@octavo/pdf/edit/text/font-source';
import { freeFonts } from '@octavo/pdf/edit/text/free-fonts';
import { loadHarfbuzzShaper } from '@octavo/pdf/edit/text/harfbuzz-shaper';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { findFontFile, fontFolders, listFontFiles, readFontFile } from './font-files.ts';

/** Free fonts that are installed on this machine. */
export function installedFonts(): FontSource {
  return freeFonts({
    async read({ name, index = 0 }) {
      const path = findFontFile(name);

      return path === null ? null : readFontFile(path, index);
    },
    lastResort: async (text) => anyNotoWith(text),
    loadShaper: loadHarfbuzzShaper,
  });
}

/** Looks through every Noto font; only the one that is found is kept. */
function anyNotoWith(text: string): SfntFont | null {
  for (const name of listFontFiles(fontFolders.noto).filter((file) => file.endsWith('-Regular.ttf'))) {
    const font = readFontFile(`${fontFolders.noto}/${name}`);

    if (font !== null && hasCharacters(font, text)) {
      return font;
    }
  }

  return null;
}
