import { readFileSync } from 'node:fs';
import type { CadFontFace, FontShelf } from '@octavo/cad/text/fonts';
import { SfntFont } from '@octavo/pdf/font/sfnt-font';

const folders = {
  liberation: '/usr/share/fonts/truetype/liberation',
  liberation2: '/usr/share/fonts/truetype/liberation2',
  dejavu: '/usr/share/fonts/truetype/dejavu',
  cjk: '/usr/share/fonts/opentype/noto',
  droid: '/usr/share/fonts/truetype/droid',
} as const;

const families = {
  sans: 'LiberationSans',
  serif: 'LiberationSerif',
  mono: 'LiberationMono',
  narrow: 'LiberationSansNarrow',
} as const satisfies Record<CadFontFace['family'], string>;

const styles = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;

/** System fonts that replace those a drawing names. Files are read when a face is first used. */
export function systemFonts(): FontShelf {
  const loaded = new Map<string, SfntFont | null>();
  const load = (...paths: string[]): SfntFont[] => {
    for (const path of paths) {
      const known = loaded.get(path);
      const font = known === undefined ? readFont(path) : known;
      loaded.set(path, font);

      if (font !== null) {
        return [font];
      }
    }

    return [];
  };
  const shelves = new Map<string, readonly SfntFont[]>();

  return {
    fontsOf({ family, bold, italic }) {
      const style = styles[Number(bold) + 2 * Number(italic)] ?? 'Regular';
      const name = `${families[family]}-${style}.ttf`;
      const known = shelves.get(name);

      if (known !== undefined) {
        return known;
      }

      const fonts = [
        ...load(`${folders.liberation}/${name}`, `${folders.liberation2}/${name}`),
        ...load(`${folders.dejavu}/DejaVuSans${bold ? '-Bold' : ''}.ttf`),
        ...load(
          `${folders.cjk}/NotoSansCJK-${bold ? 'Bold' : 'Regular'}.ttc`,
          `${folders.cjk}/NotoSansCJK-Regular.ttc`,
          `${folders.droid}/DroidSansFallbackFull.ttf`,
        ),
      ];
      shelves.set(name, fonts);

      return fonts;
    },
  };
}

function readFont(path: string): SfntFont | null {
  try {
    return SfntFont.read(readFileSync(path), (path.split('/').at(-1) ?? '').replace(/\.\w+$/, ''));
  } catch {
    // When a font is not installed, the next one replaces it.
    return null;
  }
}
