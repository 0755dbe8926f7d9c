import type { Font } from 'harfbuzzjs';
import type { SfntFont } from '../../font/sfnt-font.ts';
import type { Shaper } from './font-source.ts';

/** Loads HarfBuzz, a WebAssembly module of 440 kB. */
export async function loadHarfbuzzShaper(): Promise<Shaper> {
  const harfbuzz = await import('harfbuzzjs');
  const fonts = new Map<SfntFont, Font>();

  const fontOf = (font: SfntFont): Font => {
    const known =
      fonts.get(font) ??
      new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font.bytes)), font.index));
    fonts.set(font, known);

    return known;
  };

  return {
    shape({ font, line, start, end, rightToLeft }) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(line, start, end - start);
      buffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
      buffer.setFlags(harfbuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
      buffer.guessSegmentProperties();
      harfbuzz.shape(fontOf(font), buffer);
      const positions = buffer.getGlyphPositions();

      return buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};

        return {
          glyph,
          cluster,
          advance: xAdvance / font.unitsPerEm,
          right: xOffset / font.unitsPerEm,
          up: yOffset / font.unitsPerEm,
        };
      });
    },
  };
}
