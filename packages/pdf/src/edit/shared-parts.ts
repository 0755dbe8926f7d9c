import type { MeasuredFonts } from '../content/fonts/measured-fonts.ts';
import { EmbeddedFont } from '../embedded-font.ts';
import type { SfntFont } from '../font/sfnt-font.ts';
import { dictOf, nameOf, type PdfDict, type PdfRef } from '../objects.ts';
import { addImage } from '../picture/add-image.ts';
import type { PdfPicture } from '../picture/picture.ts';
import type { ObjectChanges } from './object-changes.ts';
import type { ResourceNames } from './resource-names.ts';
import type { FontSource, FontStyle } from './text/font-source.ts';
import { hanLanguageOf } from './text/scripts.ts';
import { type SetText, setText } from './text/set-text.ts';

/** A font of the host by its style, or a font that was read from a program. */
export type FontOption = SfntFont | Partial<FontStyle>;

/** Blend modes (ISO 32000-2, 11.3.5) that are used. */
export type BlendMode = 'Normal' | 'Multiply';

interface PaintEffects {
  readonly opacity: number;
  readonly blend?: BlendMode;
}

const plainStyle: FontStyle = { family: 'sans', bold: false, italic: false };

/** Font of the host that is embedded with the glyphs that are used. */
export interface UsedFont {
  readonly ref: PdfRef;
  readonly embedded: EmbeddedFont;
}

/** Fonts, pictures and graphics states that the pages of an edited file share. */
export class SharedParts {
  readonly changes: ObjectChanges;
  /** Fonts that the content of the pages uses. */
  readonly contentFonts: MeasuredFonts;
  readonly #source: FontSource;
  readonly #fonts = new Map<SfntFont, UsedFont>();
  readonly #images = new Map<PdfPicture, PdfRef>();
  readonly #states = new Map<string, PdfRef>();
  readonly #texts = new Map<string, Promise<SetText>>();
  readonly #resources = new Map<PdfDict | null, Map<string, PdfRef>>();
  readonly #fontNumbers = new Map<SfntFont, number>();

  constructor(changes: ObjectChanges, source: FontSource, contentFonts: MeasuredFonts) {
    this.changes = changes;
    this.contentFonts = contentFonts;
    this.#source = source;
  }

  /** Chooses the glyphs of a text; repeated texts are set once. */
  setText(text: string, option: FontOption = {}): Promise<SetText> {
    const font = isFont(option) ? option : null;
    const style = isFont(option) ? plainStyle : { ...plainStyle, ...option };
    const key = `${font === null ? '' : this.#numberOf(font)}|${JSON.stringify(style)}|${text}`;
    const known = this.#texts.get(key);

    if (known !== undefined) {
      return known;
    }

    const made = setText(text, { font, style, language: hanLanguageOf(text) }, this.#source);
    this.#texts.set(key, made);

    return made;
  }

  font(font: SfntFont): UsedFont {
    const known = this.#fonts.get(font);

    if (known !== undefined) {
      return known;
    }

    const made = { ref: this.changes.reserve(), embedded: new EmbeddedFont(font) };
    this.#fonts.set(font, made);

    return made;
  }

  image(picture: PdfPicture): PdfRef {
    const ref = this.#images.get(picture) ?? addImage(picture, this.changes);
    this.#images.set(picture, ref);

    return ref;
  }

  /** Graphics state with an opacity from 0 to 1 and a blend mode. */
  graphicsState({ opacity, blend = 'Normal' }: PaintEffects): PdfRef {
    const key = `${opacity} ${blend}`;
    const ref =
      this.#states.get(key) ??
      this.changes.add(
        dictOf({
          Type: nameOf('ExtGState'),
          CA: opacity,
          ca: opacity,
          BM: blend === 'Normal' ? undefined : nameOf(blend),
        }),
      );
    this.#states.set(key, ref);

    return ref;
  }

  /** Adds the resources of a page once: pages with equal resources and additions share the object. */
  resources(names: ResourceNames): PdfRef {
    const { base, key } = names;
    const known = this.#resources.get(base) ?? new Map<string, PdfRef>();
    this.#resources.set(base, known);
    const ref = known.get(key) ?? this.changes.add(names.build());
    known.set(key, ref);

    return ref;
  }

  /** Writes the fonts with the glyphs that are used. */
  finish(): void {
    for (const { ref, embedded } of this.#fonts.values()) {
      this.changes.set(ref, embedded.build(this.changes, subsetTag(ref.number)));
    }
  }

  #numberOf(font: SfntFont): number {
    const number = this.#fontNumbers.get(font) ?? this.#fontNumbers.size;
    this.#fontNumbers.set(font, number);

    return number;
  }
}

function isFont(option: FontOption): option is SfntFont {
  return 'glyphOf' in option;
}

/** Six capitals that tell subsets of one font in one file apart (ISO 32000-2, 9.9.2). */
function subsetTag(number: number): string {
  let rest = number;
  let tag = '';

  for (let letter = 0; letter < 6; letter += 1) {
    tag = String.fromCharCode(65 + (rest % 26)) + tag;
    rest = Math.floor(rest / 26);
  }

  return tag;
}
