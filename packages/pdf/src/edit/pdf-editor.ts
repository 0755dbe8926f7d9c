import { MeasuredFonts } from '../content/fonts/measured-fonts.ts';
import type { PdfDocument } from '../document.ts';
import { DocumentError } from '../document-error.ts';
import { SfntFont } from '../font/sfnt-font.ts';
import type { ByteSink, Codec } from '../host.ts';
import type { PdfRef } from '../objects.ts';
import type { PdfPicture } from '../picture/picture.ts';
import type { CodeMaps } from '../text-font/code-maps.ts';
import { type Appearance, createAppearance, type GroupPaint } from './appearance.ts';
import { sizeOfText, type TextSize } from './drawing.ts';
import { EditedPage } from './edited-page.ts';
import { type FlattenParts, type FlattenReport, flatten } from './flatten/flatten.ts';
import { ObjectChanges } from './object-changes.ts';
import { arrangeLabels } from './page-labels.ts';
import { ownPageObjects } from './page-refs.ts';
import { type FontOption, SharedParts, type UsedFont } from './shared-parts.ts';
import type { ShownBox } from './shown-space.ts';
import type { FontSource, Hand } from './text/font-source.ts';
import { type OutlinedText, outlinedText } from './text/outlined-text.ts';
import type { SetText } from './text/set-text.ts';

export interface EditorHost {
  readonly codec: Codec;
  readonly fonts: FontSource;
  readonly codeMaps: CodeMaps;
}

interface CommitOptions {
  readonly mode: 'append' | 'rewrite';
  /** True for a file with signatures: an update keeps its bytes, wrong lengths of streams included. */
  readonly isSigned?: boolean;
}

/**
 * Changes pages of a document: text in any script, pictures, paths and annotations. Nothing is written
 * before `commit`, and everything that is not changed keeps its bytes.
 */
export class PdfEditor {
  readonly changes: ObjectChanges;
  readonly codeMaps: CodeMaps;
  readonly #shared: SharedParts;
  readonly #pages = new Map<number, EditedPage>();
  #order: readonly number[] | null = null;
  #isCommitted = false;

  private constructor(document: PdfDocument, { codec, fonts, codeMaps }: EditorHost) {
    this.changes = new ObjectChanges(document, codec);
    this.codeMaps = codeMaps;
    this.#shared = new SharedParts(this.changes, fonts, new MeasuredFonts(document, codeMaps));
  }

  static open(document: PdfDocument, host: EditorHost): PdfEditor {
    return new PdfEditor(document, host);
  }

  /** Fonts and pictures that drawings share, for code that draws something other than pages and annotations. */
  get parts(): SharedParts {
    return this.#shared;
  }

  /** Fonts that the content of the pages uses. */
  get contentFonts(): MeasuredFonts {
    return this.#shared.contentFonts;
  }

  /** @throws DocumentError `invalid-pages` for an index that the document does not have. */
  page(index: number): EditedPage {
    const known = this.#pages.get(index);
    const page = this.changes.document.pages[index];

    if (known !== undefined) {
      return known;
    }

    if (page === undefined) {
      throw new DocumentError('invalid-pages', `page ${index + 1} of ${this.changes.document.pageCount}`);
    }

    const made = new EditedPage(page, this.#shared);
    this.#pages.set(index, made);

    return made;
  }

  /** Size of a text as `drawText` would set it. */
  async measureText(
    text: string,
    {
      font,
      size,
      lineHeight,
    }: { readonly font?: FontOption; readonly size: number; readonly lineHeight?: number },
  ): Promise<TextSize> {
    return sizeOfText(await this.#shared.setText(text, font), size, lineHeight);
  }

  /**
   * Chooses the glyphs of a text for operators of the caller.
   *
   * @throws DocumentError `character-missing` for a character that no font has.
   */
  setText(text: string, font?: FontOption): Promise<SetText> {
    return this.#shared.setText(text, font);
  }

  /**
   * Outlines of a line of handwriting; null for one without ink.
   *
   * @throws DocumentError `character-missing` for a character that the hand lacks.
   */
  async outlineText(text: string, hand: Hand): Promise<OutlinedText | null> {
    return outlinedText(await this.#shared.setText(text, { hand }));
  }

  /** Font of the result with the glyphs that operators of the caller use. */
  embeddedFont(font: SfntFont): UsedFont {
    return this.#shared.font(font);
  }

  /** Reads a TrueType or OpenType font for text; null when it cannot be embedded. */
  embedFont(program: Uint8Array, name: string): SfntFont | null {
    return SfntFont.read(program, name);
  }

  /** Object of a picture, which is added once. */
  image(picture: PdfPicture): PdfRef {
    return this.#shared.image(picture);
  }

  /** Graphics state with an opacity, which is added once. */
  graphicsState(paint: { readonly opacity: number }): PdfRef {
    return this.#shared.graphicsState(paint);
  }

  /** Starts the drawing of an annotation, of which the box is shown. */
  appearance(box: ShownBox, paint: GroupPaint = {}): Appearance {
    return createAppearance(this.#shared, box, paint);
  }

  /**
   * Turns fields, annotations and layers into content of their pages, before anything is drawn. For a document that
   * is rewritten: an update would keep what is hidden.
   *
   * @throws DocumentError `character-missing` for a character of a field that no font has.
   */
  flatten(parts: FlattenParts): Promise<FlattenReport> {
    return flatten(this.#shared, (index) => this.page(index), parts);
  }

  /** Puts the pages into another order: their indexes, each of them once. */
  arrange(order: readonly number[]): void {
    this.#order = order.every((index, at) => index === at) ? null : order;
  }

  /**
   * Writes the changes, once. `append` keeps the bytes of the file as a prefix, so that signatures stay valid,
   * unless the file was repaired while reading; `rewrite` makes a new file of what can still be reached.
   */
  commit({ mode, isSigned = false }: CommitOptions, sink: ByteSink): { readonly bytes: number } {
    if (this.#isCommitted) {
      throw new Error('The changes are already written.');
    }

    this.#isCommitted = true;
    const objectOf = ownPageObjects(this.changes, new Set(this.#pages.keys()), this.#order);

    if (this.#order !== null) {
      arrangeLabels(this.changes, this.#order);
    }

    for (const edited of this.#pages.values()) {
      edited.finish(objectOf(edited.page));
    }

    this.#shared.finish();

    return mode === 'append' ? this.changes.append(sink, isSigned) : this.changes.rewrite(sink);
  }
}
