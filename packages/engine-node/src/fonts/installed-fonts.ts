import { hasCharacters } from '@octavo/pdf/edit/text/font-runs';
import type { FontRequest, FontSource, FontStyle, Shaper } from '@octavo/pdf/edit/text/font-source';
import { scriptOf } from '@octavo/pdf/edit/text/scripts';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { fontFolders, listFontFiles, readFontFile } from './font-files.ts';
import { loadHarfbuzzShaper } from './harfbuzz-shaper.ts';

/** A font file, or one font of a collection. */
interface FontFile {
  readonly path: string;
  readonly index?: number;
}

const liberation = { sans: 'LiberationSans', serif: 'LiberationSerif', mono: 'LiberationMono' } as const;
const dejavu = { sans: 'DejaVuSans', serif: 'DejaVuSerif', mono: 'DejaVuSansMono' } as const;

/** Order of the languages in the Noto CJK collections. */
const cjkIndexes = { ja: 0, ko: 1, 'zh-Hans': 2, 'zh-Hant': 3 } as const;

/**
 * Fonts installed on this machine: Liberation, then the Noto font of a script, Noto CJK, DejaVu, and at last any
 * other Noto font. Files are read when they are first needed and kept.
 */
export function installedFonts(): FontSource {
  const read = new Map<string, SfntFont | null>();
  const font = ({ path, index = 0 }: FontFile): SfntFont | null => {
    const key = `${path}:${index}`;
    const known = read.get(key);

    if (known !== undefined) {
      return known;
    }

    const made = readFontFile(path, index);
    read.set(key, made);

    return made;
  };
  const found = new Map<string, SfntFont | null>();
  let shaper: Promise<Shaper> | null = null;

  return {
    async fontFor(request) {
      const key = JSON.stringify(request);
      const known = found.get(key);

      if (known !== undefined) {
        return known;
      }

      const first = firstWith(request.text, candidates(request), font) ?? lastResort(request.text);
      found.set(key, first);

      return first;
    },
    loadShaper() {
      shaper ??= loadHarfbuzzShaper();

      return shaper;
    },
  };
}

function firstWith(
  text: string,
  files: Iterable<FontFile>,
  read: (file: FontFile) => SfntFont | null,
): SfntFont | null {
  for (const file of files) {
    const font = read(file);

    if (font !== null && hasCharacters(font, text)) {
      return font;
    }
  }

  return null;
}

/** Looks through every Noto font for rare scripts and signs; only the one that is found is kept. */
function lastResort(text: string): SfntFont | null {
  const files = listFontFiles(fontFolders.noto)
    .filter((name) => name.endsWith('-Regular.ttf'))
    .map((name) => ({ path: `${fontFolders.noto}/${name}` }));

  return firstWith(text, files, ({ path }) => readFontFile(path));
}

function* candidates({ text, style, language }: FontRequest): Generator<FontFile> {
  const script = scriptOf(text);
  const isCjk =
    /[\u2e80-\u303f\u3040-\u31ff\u3400-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{1f200}-\u{1f2ff}\u{20000}-\u{3ffff}]/u;

  yield* liberationFiles(style);

  if (isCjk.test(text)) {
    yield* cjkFiles(style, language);
  }

  if (script !== null) {
    yield* notoFiles(script.replaceAll('_', ''), style);
  }

  yield* notoFiles('', style);
  yield* dejavuFiles(style);
  yield* cjkFiles(style, language);
  yield* ['Symbols', 'Symbols2', 'Math'].map((name) => ({
    path: `${fontFolders.noto}/NotoSans${name}-Regular.ttf`,
  }));
}

function liberationFiles({ family, bold, italic }: FontStyle): FontFile[] {
  const style = `${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}` || 'Regular';

  return [fontFolders.liberation, fontFolders.liberation2].map((folder) => ({
    path: `${folder}/${liberation[family]}-${style}.ttf`,
  }));
}

function notoFiles(script: string, { family, bold }: FontStyle): FontFile[] {
  const families = family === 'serif' ? ['NotoSerif', 'NotoSans'] : ['NotoSans', 'NotoSerif'];
  const weights = bold ? ['Bold', 'Regular'] : ['Regular'];

  return families.flatMap((name) =>
    weights.map((weight) => ({ path: `${fontFolders.noto}/${name}${script}-${weight}.ttf` })),
  );
}

function dejavuFiles({ family, bold }: FontStyle): FontFile[] {
  return (bold ? ['-Bold', ''] : ['']).map((weight) => ({
    path: `${fontFolders.dejavu}/${dejavu[family]}${weight}.ttf`,
  }));
}

function cjkFiles({ family, bold }: FontStyle, language: FontRequest['language']): FontFile[] {
  const name = family === 'serif' ? 'NotoSerifCJK' : 'NotoSansCJK';
  const index = cjkIndexes[language];

  return [
    ...(bold ? [{ path: `${fontFolders.cjk}/${name}-Bold.ttc`, index }] : []),
    { path: `${fontFolders.cjk}/${name}-Regular.ttc`, index },
    { path: `${fontFolders.cjk}/NotoSansCJK-Regular.ttc`, index },
    { path: `${fontFolders.droid}/DroidSansFallbackFull.ttf` },
  ];
}
