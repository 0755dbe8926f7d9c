import type { RunLook } from '@octavo/contract/edits/text';
import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { stringText } from '@octavo/pdf/edit/cut/operand-text';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { FontStyle } from '@octavo/pdf/edit/text/font-source';
import { needsReordering } from '@octavo/pdf/edit/text/scripts';
import type { SetText } from '@octavo/pdf/edit/text/set-text';
import { lineOperators } from '@octavo/pdf/edit/text/text-operators';
import type { PdfRef } from '@octavo/pdf/objects';
import type { EncodedText } from '@octavo/pdf/text-font/font-encoder';
import type { TextFont } from '@octavo/pdf/text-font/text-font';
import { rgbOf } from '../../geometry/colors.ts';
import type { DocumentFace } from '../units/font-face.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { exactNumbers, shiftNumber } from '../write/exact-numbers.ts';
import type { InsertNames } from '../write/glyph-changes.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { kernedText } from './kerned-text.ts';
import type { NewText } from './new-text.ts';
import { lengthFactor } from './text-lengths.ts';

/** Text of one look, to be set like a glyph of the page. */
export interface TextRequest {
  readonly text: string;
  readonly like: PlacedGlyph;
  readonly look: RunLook;
  /** Length of a unit of user space in points. */
  readonly unit: number;
  /** True where the text around it has glyphs for spaces, so that one is written behind the text. */
  readonly endsWithSpace: boolean;
  /** Letters of the page in the font of `like` that stand directly beside the text. */
  readonly before: string;
  readonly behind: string;
}

/** Sets new words: in the font of a glyph, in another font of the document, or in one of the host. */
export class NewTextSetter {
  readonly #editor: PdfEditor;
  readonly #fonts: DocumentFonts;

  constructor(editor: PdfEditor, fonts: DocumentFonts) {
    this.#editor = editor;
    this.#fonts = fonts;
  }

  /** True when the document has a font for the text: that of the glyph, or a similar one. */
  hasFont({ text, like, look }: Pick<TextRequest, 'text' | 'like' | 'look'>): boolean {
    return this.#inDocument({ text, like, look }) !== null;
  }

  /**
   * Sets a text in a font of the document, or else in one of the host.
   *
   * @throws DocumentError `character-missing` for a character that no font has
   */
  async set(request: TextRequest): Promise<NewText> {
    const found = this.#inDocument(request);

    return found === null ? this.#inHostFont(request) : this.#inCodes(request, found);
  }

  #inDocument({ text, like, look }: Pick<TextRequest, 'text' | 'like' | 'look'>): DocumentChoice | null {
    const { font } = like.glyph.shown.state.font;
    const face = this.#fonts.faces.of(font.dict);
    const style = { bold: look.bold ?? face.bold, italic: look.italic ?? face.italic };
    const isOther = (look.font ?? face.family) !== face.family;

    if (isOther) {
      return null;
    }

    if (style.bold === face.bold && style.italic === face.italic) {
      const codes = this.#fonts.encode(font, text);

      if (codes !== null) {
        return { font, ref: null, codes };
      }
    }

    for (const { ref, font: other } of font.isVertical ? [] : this.#fonts.similar(face, style)) {
      const codes = other.isVertical ? null : this.#fonts.encode(other, text);

      if (codes !== null) {
        return { font: other, ref, codes };
      }
    }

    return null;
  }

  #inCodes(
    { text, like, look, unit, endsWithSpace, before, behind }: TextRequest,
    { font, ref, codes }: DocumentChoice,
  ): NewText {
    const { shown } = like.glyph;
    const { size, charSpace, wordSpace } = shown.state;
    const scale = scaleOf(like, look, unit);
    const factor = lengthFactor(like.glyph) * scale;
    // A string shows its codes from left to right, also those of Hebrew.
    const ordered = needsReordering(text) ? codes.toReversed() : codes;
    const isKerned = ordered === codes && ref === null;
    const kern = (one: string | undefined, other: string | undefined) =>
      isKerned && one && other ? this.#fonts.kerning.between(font, one, other) * size : 0;
    const characters: { text: string; left: number; right: number }[] = [];
    const shifts: number[] = [];
    let pen = 0;

    for (const [index, code] of ordered.entries()) {
      const { advance } = font.metricsOf(code.shown);
      const shift = kern(index === 0 ? before : ordered[index - 1]?.text, code.text);
      const left = pen + shift;
      shifts.push(shift);
      characters.push({ text: code.text, left: left * factor, right: (left + advance * size) * factor });
      const isSpace = code.shown.length === 1 && code.shown.code === 32;
      pen = left + advance * size + charSpace + (isSpace ? wordSpace : 0);
    }

    pen += kern(ordered.at(-1)?.text, behind);
    const space = endsWithSpace ? this.#fonts.encoderOf(font).encode(' ') : null;
    const codesShown = [...ordered, ...(space ?? [])];

    return {
      text,
      advance: pen * factor,
      characters: ordered === codes ? characters : characters.toReversed(),
      scale,
      em: like.em * scale,
      substitute: null,
      operators: (names) =>
        around(like, look, names, ref === null ? null : `/${names.font(ref)} ${exactNumbers(size)} Tf`, [
          shownCodes(codesShown, (index) => (-1000 * (shifts[index] ?? 0)) / size),
        ]),
    };
  }

  async #inHostFont({ text, like, look, unit, endsWithSpace }: TextRequest): Promise<NewText> {
    const { font, size } = like.glyph.shown.state;
    const face = this.#fonts.faces.of(font.font.dict);
    const style = {
      family: look.font ?? face.family,
      bold: look.bold ?? face.bold,
      italic: look.italic ?? face.italic,
      ...twinOf(face, look),
    };
    const isKerned = this.#fonts.kerning.isKerned(font.font);
    const setText = async (characters: string) => {
      const set = await this.#editor.setText(characters, style);

      return isKerned ? kernedText(set) : set;
    };
    const set = await setText(text);
    const shown = endsWithSpace ? await setText(`${text} `) : set;
    // A look that the user has chosen keeps its size; any other is fitted to the capitals of the replaced font.
    const isChosen = Object.keys(look).some((key) => key !== 'color');
    const ratio = isChosen ? 1 : this.#fonts.capRatio(font.font, set.capHeight);
    const scale = scaleOf(like, look, unit) * ratio;
    const factor = lengthFactor(like.glyph) * scale * size;
    const used = [...new Set(set.lines.flatMap(({ runs }) => runs.map((run) => run.font.name)))];

    return {
      text,
      advance: set.width * factor,
      characters: charactersOf(set, text, factor),
      scale,
      em: like.em * scale,
      // The same font may be installed on the host.
      substitute: used.every((name) => isSameName(name, face.name))
        ? null
        : { word: text, missing: this.#fonts.encoderOf(font.font).missing(text), font: used[0] ?? '' },
      operators: (names) =>
        around(like, look, names, '', [
          ...spacing(like, '0'),
          lineOperators(shown.lines[0]?.runs ?? [], size, (used) => {
            const { ref, embedded } = this.#editor.embeddedFont(used);

            return { name: names.font(ref), embedded };
          }),
          ...spacing(like, null),
        ]),
    };
  }
}

interface DocumentChoice {
  readonly font: TextFont;
  /** Object of the font; null for the font of the glyph itself. */
  readonly ref: PdfRef | null;
  readonly codes: readonly EncodedText[];
}

/** Free fonts, by their own names and those of the fonts that have the same widths. */
const twins = [
  [/^calibri|^carlito/i, 'Carlito'],
  [/^cambria|^caladea/i, 'Caladea'],
  [/^arial ?-?narrow|^helvetica-?narrow|^liberation ?sans ?narrow/i, 'LiberationSansNarrow'],
  [/^noto ?sans(?:-|$)/i, 'NotoSans'],
  [/^noto ?serif(?:-|$)/i, 'NotoSerif'],
] as const;

function twinOf({ name, family }: DocumentFace, look: RunLook): Pick<FontStyle, 'twin'> {
  const [, twin] = (look.font ?? family) === family ? (twins.find(([names]) => names.test(name)) ?? []) : [];

  return twin === undefined ? {} : { twin };
}

/** True for names of one font: `NotoSans` is `NotoSans-Regular`. */
function isSameName(one: string, other: string): boolean {
  const [plain, otherPlain] = [one, other].map((name) => name.replace(/-regular$|[\s-]/gi, '').toLowerCase());

  return plain === otherPlain;
}

/** Operator that shows codes; `shiftBefore` gives the movement before each in thousandths of the font size. */
function shownCodes(codes: readonly EncodedText[], shiftBefore: (index: number) => number): string {
  const parts: string[] = [];
  let bytes: Uint8Array[] = [];
  const close = () => {
    parts.push(...(bytes.length === 0 ? [] : [stringText(joinBytes(bytes))]));
    bytes = [];
  };

  for (const [index, code] of codes.entries()) {
    const shift = shiftNumber(shiftBefore(index));

    if (shift !== '0') {
      close();
      parts.push(shift);
    }

    bytes.push(code.bytes);
  }

  close();

  return parts.length === 1 ? `${parts[0]} Tj` : `[${parts.join(' ')}] TJ`;
}

/** Factor between the size of a look and that of a glyph. */
function scaleOf({ em }: PlacedGlyph, { size }: RunLook, unit: number): number {
  return size === undefined || Math.abs(size - em * unit) < 0.02 ? 1 : size / (em * unit);
}

/** Character and word spacing of a glyph, or another value for both; nothing where both are 0 already. */
function spacing({ glyph }: PlacedGlyph, value: string | null): string[] {
  const { charSpace, wordSpace } = glyph.shown.state;

  return [
    ...(charSpace === 0 ? [] : [`${value ?? exactNumbers(charSpace)} Tc`]),
    ...(wordSpace === 0 ? [] : [`${value ?? exactNumbers(wordSpace)} Tw`]),
  ];
}

/**
 * Operators between those that set the colour and font of a look and those that restore the ones of the glyph.
 *
 * @param font operator that sets the font; empty when `operators` set it, null when the font does not change
 */
function around(
  { glyph }: PlacedGlyph,
  { color }: RunLook,
  names: InsertNames,
  font: string | null,
  operators: readonly string[],
): string {
  const { state, fill, stroke } = glyph.shown;
  const isStroked = state.renderMode % 4 === 1 || state.renderMode % 4 === 2;
  const rgb = color === undefined ? null : exactNumbers(...rgbOf(color));
  const own = state.font.name ?? (state.font.ref === null ? null : names.font(state.font.ref));

  return [
    ...(rgb === null ? [] : [`${rgb} rg`]),
    ...(rgb === null || !isStroked ? [] : [`${rgb} RG`]),
    ...(font === null || font === '' ? [] : [font]),
    ...operators,
    ...(font === null || own === null ? [] : [`/${own} ${exactNumbers(state.size)} Tf`]),
    ...(rgb === null ? [] : [fill === '' ? '0 g' : fill]),
    ...(rgb === null || !isStroked ? [] : [stroke === '' ? '0 G' : stroke]),
  ].join('\n');
}

function charactersOf(set: SetText, text: string, factor: number): NewText['characters'] {
  const clusters: { readonly text: string; readonly left: number; readonly right: number }[] = [];
  let pen = 0;

  for (const { clusters: own } of set.lines[0]?.runs ?? []) {
    for (const { text: part, glyphs } of own) {
      const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
      clusters.push({ text: part, left: pen * factor, right: (pen + advance) * factor });
      pen += advance;
    }
  }

  return needsReordering(text) ? clusters.toReversed() : clusters;
}
