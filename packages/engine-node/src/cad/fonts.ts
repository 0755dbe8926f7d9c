import type { CadFontFace, FontShelf } from '@octavo/cad/text/fonts';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { fontFolders, readFontFile } from '../fonts/font-files.ts';

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
      const font = known === undefined ? readFontFile(path) : known;
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
        ...load(`${fontFolders.liberation}/${name}`, `${fontFolders.liberation2}/${name}`),
        ...load(`${fontFolders.dejavu}/DejaVuSans${bold ? '-Bold' : ''}.ttf`),
        ...load(
          `${fontFolders.cjk}/NotoSansCJK-${bold ? 'Bold' : 'Regular'}.ttc`,
          `${fontFolders.cjk}/NotoSansCJK-Regular.ttc`,
          `${fontFolders.droid}/DroidSansFallbackFull.ttf`,
        ),
      ];
      shelves.set(name, fonts);

      return fonts;
    },
  };
}
