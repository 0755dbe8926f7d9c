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
      harfbuzz.shape(
        fontOf(font),
        buffer,
        ligatureRanges(line, start, end).map(
          (range) => new harfbuzz.Feature('rlig', range.isOn ? 1 : 0, range.start, range.end),
        ),
      );
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

/** Letters that have to be joined to one sign: lam and alef, with marks between them. */
const lamAlef = /\u0644\p{M}*[\u0622\u0623\u0625\u0627\u0671]/gu;

/**
 * Parts of a run in which ligatures of Arabic letters are formed. Readers that turn lines from right to left around
 * turn the letters of a ligature, too; fonts ask for more ligatures than the script does.
 */
function ligatureRanges(line: string, start: number, end: number) {
  const text = line.slice(start, end);
  const joined = [...text.matchAll(lamAlef)].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
    isOn: true,
  }));

  return /\p{Script=Arabic}/u.test(text) ? [{ start, end, isOn: false }, ...joined] : [];
}
