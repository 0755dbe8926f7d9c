import { portableCodec } from '@octavo/editing/portable-codec';
import type { FontSource } from '@octavo/pdf/edit/text/font-source';
import { freeFonts } from '@octavo/pdf/edit/text/free-fonts';
import { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { sfntFromWoff } from '@octavo/pdf/font/woff';

/**
 * The same fonts as in the result, fetched from the server by name: what is typed does not leave the browser. Scripts
 * that only the server's search through all its fonts finds are missing in the preview.
 */
export function browserFonts(): FontSource {
  return freeFonts({
    async read({ name, index = 0 }) {
      const response = await fetch(`/fonts/${name}`);

      if (response.status === 404) {
        return null;
      }

      if (!response.ok) {
        // Null would be kept as "missing", and the preview would show another font until the page is reloaded.
        throw new Error(`${name}: status ${response.status}`);
      }

      const bytes = new Uint8Array(await response.arrayBuffer());
      const program = name.endsWith('.woff') ? sfntFromWoff(bytes, portableCodec) : bytes;

      return program === null ? null : SfntFont.read(program, name.replace(/\.\w+$/, ''), index);
    },
    lastResort: async () => null,
    loadShaper: async () => (await import('@octavo/pdf/edit/text/harfbuzz-shaper')).loadHarfbuzzShaper(),
  });
}
