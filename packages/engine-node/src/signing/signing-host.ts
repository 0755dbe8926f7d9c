import { readFile } from 'node:fs/promises';
import { freeFonts } from '@octavo/pdf/edit/text/free-fonts';
import { loadHarfbuzzShaper } from '@octavo/pdf/edit/text/harfbuzz-shaper';
import type { SigningHost } from '@octavo/signing/prepare/signing-host';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { findFontFile, readFontFile } from '../fonts/font-files.ts';
import type { InputFile } from '../run-files.ts';
import { digestParts } from './digest-parts.ts';

/**
 * Fonts and files for a preparation. The browser makes the same bytes, so the search through all fonts, which it cannot
 * do, is left out.
 */
export function signingHost(files: readonly InputFile[], signal: AbortSignal): SigningHost {
  return {
    fonts: freeFonts({
      async read({ name, index = 0 }) {
        const path = findFontFile(name);

        return path === null ? null : readFontFile(path, index);
      },
      lastResort: async () => null,
      loadShaper: loadHarfbuzzShaper,
    }),
    codeMaps: installedCodeMaps(),
    digestParts,
    signal,
    async fileOf(name) {
      const file = files.find((each) => each.name === name);

      return file === undefined ? null : readFile(file.path);
    },
  };
}
