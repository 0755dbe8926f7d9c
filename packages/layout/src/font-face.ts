import type { FontFace } from '@octavo/pdf/content/page-content';

/** Font properties from a PDF (ISO 32000-2, 9.8). */
export interface FontDescription {
  /** BaseFont, with its subset prefix if it has one. */
  readonly name: string;
  /** 100 to 900; 0 when not known. */
  readonly weight: number;
  /** Flags of the descriptor (table 121); 0 when there is none. */
  readonly flags: number;
  readonly italicAngle: number;
  /** Shares of the font size, both positive; 0 when not known. */
  readonly ascent: number;
  readonly descent: number;
}

const thresholds = {
  /** Smallest weight of bold faces: semi-bold, bold and black. */
  leastBoldWeight: 600,

  /**
   * Plausible ascents and descents of a font, in multiples of the font size; others are errors of the
   * producer.
   */
  leastAscent: 0.4,

  /** The same: largest ascent. */
  mostAscent: 1.6,

  /** The same: largest descent. */
  mostDescent: 0.8,

  /** Smallest descent that is used, in multiples of the font size. */
  leastDescent: 0.1,

  /** Ascent and descent of a font without plausible ones, in multiples of the font size. */
  usualAscent: 0.9,

  /** The same: descent. */
  usualDescent: 0.22,
};

/** Face of glyphs whose font is not known. */
export const unknownFace: FontFace = {
  name: '',
  family: '',
  bold: false,
  italic: false,
  serif: false,
  fixedPitch: false,
  ascent: thresholds.usualAscent,
  descent: thresholds.usualDescent,
};

const fixedPitchFlag = 1 << 0;
const serifFlag = 1 << 1;
const italicFlag = 1 << 6;
const forceBoldFlag = 1 << 18;

/** TeX fonts by patterns of their names: family and the style that the name implies. */
const texFonts: readonly (readonly [RegExp, Partial<FontFace>])[] = [
  [/^LinLibertineT?(B|Z)I$/, { family: 'Linux Libertine', bold: true, italic: true, serif: true }],
  [/^LinLibertineT?(B|Z)$/, { family: 'Linux Libertine', bold: true, serif: true }],
  [/^LinLibertineT?I$/, { family: 'Linux Libertine', italic: true, serif: true }],
  [/^(CM|SF)BXTI|^(CM|LM)BXI/i, { family: 'Latin Modern Roman', bold: true, italic: true, serif: true }],
  [/^(CMB|CMBX|SFBX|SFRB|LMRoman\d+-Bold|ECBX)/i, { family: 'Latin Modern Roman', bold: true, serif: true }],
  [/^(CMTI|CMMI|CMSL|SFTI|SFSL|ECTI)/i, { family: 'Latin Modern Roman', italic: true, serif: true }],
  [/^(CMTT|SFTT|ECTT|CMSLTT)/i, { family: 'Latin Modern Mono', fixedPitch: true }],
  [/^(CMSSBX|SFSX)/i, { family: 'Latin Modern Sans', bold: true }],
  [/^(CMSSI|SFSI)/i, { family: 'Latin Modern Sans', italic: true }],
  [/^(CMSS|SFSS)/i, { family: 'Latin Modern Sans' }],
  [/^(CMR|SFRM|CMCSC|ECRM|CMSY|CMEX|MSAM|MSBM)/i, { family: 'Latin Modern Roman', serif: true }],
];

const boldWords = /bold|black|heavy|demi|semibd|-bd\b|(?<![a-z])medi(?![ua])|(?<=[a-z])Bd(?![a-z])|,\s*b\b/i;
const lightWords = /(^|[^a-z])(semi)?light/i;
const italicWords = /italic|oblique|slanted|kursiv|-it\b|(?<=[a-z])(It|Obl)(?![a-z])/i;
const monoWords = /courier|mono|consol|typewriter|lucidacons|menlo|fixed|terminal|inconsolata|source ?code/i;
const sansWords =
  /sans|arial|helvet|calibri|verdana|tahoma|segoe|carlito|univers|frutiger|futura|gothic|grotes|roboto|open ?sans|lato|dejavu(?! ?serif)|myriad|trebuchet|century ?gothic|franklin|gill|avenir|din\b|inter\b|ubuntu|noto ?sans|swiss|lucida ?grande/i;
const serifWords =
  /times|roman|serif|georgia|garamond|cambria|caladea|bookman|palatino|century|minion|baskerville|caslon|didot|bodoni|charter|utopia|nimbusrom|tinos|liberation ?serif|noto ?serif|ming|song|mincho|batang|libertin|bembo|sabon|stix|pagella|termes|schoolbook|jenson|perpetua|constantia|sylfaen|lora|merriweather|playfair|gentium|junicode|crimson|spectral|plantin|antiqua/i;

/** Families of fonts whose names do not spell them out. */
const knownFamilies: readonly (readonly [RegExp, string])[] = [
  [/^TimesNewRoman/i, 'Times New Roman'],
  [/^(Times|Times-Roman)($|-)/i, 'Times New Roman'],
  [/^NimbusRom/i, 'Times New Roman'],
  [/^Arial(MT)?($|[-,])|^Arial(Bold|Italic)/i, 'Arial'],
  [/^ArialNarrow/i, 'Arial Narrow'],
  [/^(Helvetica|NimbusSan)/i, 'Helvetica'],
  [/^Courier(?!New)|^NimbusMon/i, 'Courier New'],
  [/^CourierNew/i, 'Courier New'],
];

/** Endings of names that say weight, slope, width or maker, not family. */
const styleWords =
  /[-,]?(PS|MT|Std|Pro|LT|Regular|Normal|Book|Roman(?=$|[-,])|Bold|Semi|Demi|Extra|Ultra|Black|Heavy|Light|Thin|Medium|Italic|Oblique|Ital|It|Bd|Obl|Upright|Cond(?:ensed)?(?=Bold|Ital|$))$/;

/** Family and style of a font, from its name or, when the name does not say, from its descriptor. */
export function faceOf(description: FontDescription): FontFace {
  const name = description.name.replace(/^[A-Z]{6}\+/, '');
  const tex = texFonts.find(([pattern]) => pattern.test(name))?.[1];
  const { ascent, descent } = heights(description);
  const fixedPitch = (description.flags & fixedPitchFlag) !== 0 || monoWords.test(name);
  const isSans = sansWords.test(name);

  return {
    name,
    family: familyOf(name),
    bold:
      (boldWords.test(name) && !lightWords.test(name)) ||
      ((description.flags & forceBoldFlag) !== 0 && !lightWords.test(name)) ||
      description.weight >= thresholds.leastBoldWeight,
    italic:
      italicWords.test(name) ||
      (description.flags & italicFlag) !== 0 ||
      Math.abs(description.italicAngle) > 1,
    serif: !isSans && !fixedPitch && (serifWords.test(name) || (description.flags & serifFlag) !== 0),
    fixedPitch,
    ascent,
    descent,
    ...tex,
  };
}

/** Ascent and descent, replaced by defaults when implausible; descriptors are often empty or wrong. */
function heights({ ascent, descent }: FontDescription): { ascent: number; descent: number } {
  const isIntact =
    ascent > thresholds.leastAscent &&
    ascent < thresholds.mostAscent &&
    descent >= 0 &&
    descent < thresholds.mostDescent;

  return isIntact
    ? { ascent, descent: Math.max(descent, thresholds.leastDescent) }
    : { ascent: thresholds.usualAscent, descent: thresholds.usualDescent };
}

function familyOf(name: string): string {
  const known = knownFamilies.find(([pattern]) => pattern.test(name));

  if (known !== undefined) {
    return known[1];
  }

  let family = name.split(',')[0] ?? name;

  for (let shorter = family.replace(styleWords, ''); shorter !== family && shorter.length > 2; ) {
    family = shorter;
    shorter = family.replace(styleWords, '');
  }

  // `OpenSans` is written `Open Sans`; `DejaVu` is an exception.
  return family
    .replace(/[-_]+/g, ' ')
    .replace(/DejaVu/, 'Dejavu')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .replace(/Dejavu/, 'DejaVu')
    .trim();
}
