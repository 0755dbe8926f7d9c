import type { SfntFont } from '../../font/sfnt-font.ts';
import { hasCharacters } from './font-runs.ts';
import { type FontRequest, type FontSource, type FontStyle, hands, type Shaper } from './font-source.ts';
import { scriptOf } from './scripts.ts';

/** A font file by its name, or one font of a collection. */
export interface FontFile {
  readonly name: string;
  readonly index?: number;
}

export interface FreeFontHost {
  /** Reads a font file; null when the host does not have it. */
  read(file: FontFile): Promise<SfntFont | null>;
  /** Looks for rare scripts and signs in the host's other fonts. */
  lastResort(text: string): Promise<SfntFont | null>;
  loadShaper(): Promise<Shaper>;
}

const liberation = { sans: 'LiberationSans', serif: 'LiberationSerif', mono: 'LiberationMono' } as const;
const dejavu = { sans: 'DejaVuSans', serif: 'DejaVuSerif', mono: 'DejaVuSansMono' } as const;

/** Order of the languages in the Noto CJK collections. */
const cjkIndexes = { ja: 0, ko: 1, 'zh-Hans': 2, 'zh-Hant': 3 } as const;

/**
 * Freely licensed fonts, the same on every host: Liberation, then the Noto font of a script, Noto CJK, DejaVu, and at
 * last any other font of the host. Files are read when they are first needed and kept.
 */
export function freeFonts(host: FreeFontHost): FontSource {
  const read = new Map<string, Promise<SfntFont | null>>();
  const found = new Map<string, Promise<SfntFont | null>>();
  let shaper: Promise<Shaper> | null = null;

  const readOnce = (file: FontFile): Promise<SfntFont | null> =>
    kept(read, `${file.name}:${file.index ?? 0}`, () => host.read(file));

  return {
    fontFor: (request) =>
      kept(
        found,
        JSON.stringify(request),
        async () =>
          (await firstWith(request, readOnce)) ??
          (request.style.hand === undefined ? host.lastResort(request.text) : null),
      ),
    loadShaper() {
      shaper ??= host.loadShaper();

      return shaper;
    },
  };
}

/** Makes a value once; a failure is not kept. */
function kept<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  value.catch(() => known.delete(key));

  return value;
}

async function firstWith(
  request: FontRequest,
  read: (file: FontFile) => Promise<SfntFont | null>,
): Promise<SfntFont | null> {
  for (const file of candidates(request)) {
    const font = await read(file);

    if (font !== null && hasCharacters(font, request.text)) {
      return font;
    }
  }

  return null;
}

/** Files that may have the text, best first. */
function* candidates({ text, style, language }: FontRequest): Generator<FontFile> {
  const script = scriptOf(text);
  const isCjk =
    /[\u2e80-\u303f\u3040-\u31ff\u3400-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{1f200}-\u{1f2ff}\u{20000}-\u{3ffff}]/u;

  if (style.hand !== undefined) {
    yield* hands[style.hand].map((part) => ({ name: `${style.hand}-${part}.woff` }));

    return;
  }

  yield* twinFiles(style);
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
    name: `NotoSans${name}-Regular.ttf`,
  }));
}

function twinFiles({ twin, ...style }: FontStyle): FontFile[] {
  return twin === undefined ? [] : [{ name: `${twin}-${styleName(style)}.ttf` }];
}

/** Name of a style in the names of files. */
function styleName({ bold, italic }: Pick<FontStyle, 'bold' | 'italic'>): string {
  return `${bold ? 'Bold' : ''}${italic ? 'Italic' : ''}` || 'Regular';
}

function liberationFiles(style: FontStyle): FontFile[] {
  return [{ name: `${liberation[style.family]}-${styleName(style)}.ttf` }];
}

function notoFiles(script: string, { family, bold }: FontStyle): FontFile[] {
  const families = family === 'serif' ? ['NotoSerif', 'NotoSans'] : ['NotoSans', 'NotoSerif'];
  const weights = bold ? ['Bold', 'Regular'] : ['Regular'];

  return families.flatMap((name) => weights.map((weight) => ({ name: `${name}${script}-${weight}.ttf` })));
}

function dejavuFiles({ family, bold }: FontStyle): FontFile[] {
  return (bold ? ['-Bold', ''] : ['']).map((weight) => ({
    name: `${dejavu[family]}${weight}.ttf`,
  }));
}

function cjkFiles({ family, bold }: FontStyle, language: FontRequest['language']): FontFile[] {
  const cjk = family === 'serif' ? 'NotoSerifCJK' : 'NotoSansCJK';
  const index = cjkIndexes[language];

  return [
    ...(bold ? [{ name: `${cjk}-Bold.ttc`, index }] : []),
    { name: `${cjk}-Regular.ttc`, index },
    { name: 'NotoSansCJK-Regular.ttc', index },
    { name: 'DroidSansFallbackFull.ttf' },
  ];
}
