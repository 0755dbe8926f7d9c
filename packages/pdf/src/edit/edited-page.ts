import { binaryToBytes } from '../bytes/binary.ts';
import { pageContentBytes } from '../content/page-content-bytes.ts';
import type { Matrix } from '../matrix.ts';
import { dictOf, PdfDict, type PdfObject, type PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage, PdfRectangle } from '../pages/page-tree.ts';
import type { PdfPicture } from '../picture/picture.ts';
import { AnnotationList } from './annotation-list.ts';
import { type Appearance, addAppearance } from './appearance.ts';
import { balanceContent } from './content-balance.ts';
import {
  type ContentMark,
  type ContentOptions,
  Drawing,
  type DrawingSpace,
  type ImageOptions,
  type PathOptions,
  type TextOptions,
} from './drawing.ts';
import type { OwnPageObject } from './page-refs.ts';
import type { PathSegment } from './path-operators.ts';
import { type ResourceCategory, ResourceNames } from './resource-names.ts';
import type { SharedParts } from './shared-parts.ts';
import {
  fixedRectangle,
  type ShownBox,
  shownRectangle,
  shownSize,
  shownToUser,
  userRectangle,
} from './shown-space.ts';

/** Order of new content and that of the page. */
export interface LayerOptions {
  /** True for content below that of the page. */
  readonly under?: boolean;
}

/** Entry of the dictionary of an annotation. */
export type AnnotationEntry = readonly [string, PdfObject];

/** Content in place of the page's own: its streams, and their decoded bytes; null for those of the file. */
interface RewrittenContent {
  readonly parts: readonly PdfObject[] | null;
  readonly bytes: Uint8Array | null;
}

/** Page being edited. Coordinates are points of the page as shown, from its upper left corner, y downwards. */
export class EditedPage {
  /** The page as it is shown, with the rotation and the crop box that this edit gives it. */
  page: PdfPage;
  readonly #shared: SharedParts;
  readonly #resources: ResourceNames;
  readonly #under: Drawing;
  readonly #over: Drawing;
  /** Parts of the drawings in the space of the page as it is shown now. */
  #underNow: Drawing;
  #overNow: Drawing;
  readonly #entries = new Map<string, PdfObject>();
  readonly #annotations: AnnotationList;
  /** Content in place of the page's own; null while that is kept. */
  #rewritten: RewrittenContent | null = null;

  constructor(page: PdfPage, shared: SharedParts) {
    const { changes } = shared;
    const space = spaceOf(page);
    this.page = page;
    this.#shared = shared;
    this.#annotations = new AnnotationList(changes, page);
    this.#resources = new ResourceNames(changes, changes.dict(page.attribute('Resources')));
    this.#under = new Drawing(shared, this.#resources, space);
    this.#over = new Drawing(shared, this.#resources, space);
    this.#underNow = this.#under;
    this.#overNow = this.#over;
  }

  /**
   * Shows the page otherwise from now on: `Rotate` and boxes, in units of user space. What was drawn before stays where
   * it is on the page.
   */
  show(entries: PdfDict): void {
    this.page = this.page.with(entries);
    entries.entries.forEach((value, key) => this.#entries.set(key, value));
    const space = spaceOf(this.page);
    this.#underNow = this.#under.reserve(space);
    this.#overNow = this.#over.reserve(space);
  }

  /** Width as shown, in points. */
  get width(): number {
    return shownSize(this.page).width;
  }

  get height(): number {
    return shownSize(this.page).height;
  }

  /** Box of the page as shown that a rectangle of its user space covers, such as that of an annotation. */
  shownBox(rectangle: PdfRectangle): ShownBox {
    return shownRectangle(this.page, rectangle);
  }

  /** @throws DocumentError `character-missing` for a character that no font has. */
  drawText(text: string, options: TextOptions & LayerOptions): Promise<void> {
    return this.#layer(options).drawText(text, options);
  }

  drawImage(picture: PdfPicture, options: ImageOptions & LayerOptions): void {
    this.#layer(options).drawImage(picture, options);
  }

  drawPath(segments: readonly PathSegment[], options: PathOptions & LayerOptions): void {
    this.#layer(options).drawPath(segments, options);
  }

  /** Adds operators with their own resources; see `Drawing.appendContent`. */
  appendContent(operators: string, resources: PdfDict, options: ContentOptions & LayerOptions = {}): void {
    this.#layer(options).appendContent(operators, resources, options);
  }

  /** Place in the order of what is drawn for content that is drawn later. */
  reserve(options: LayerOptions = {}): Drawing {
    return this.#layer(options).reserve();
  }

  /** Place in the order of what is drawn over the page for content of an element of the tag tree. */
  reserveMarked(mark: ContentMark): Drawing {
    return this.#overNow.reserveMarked(mark);
  }

  /**
   * Paints a form as it is, through a matrix of the page's user space, in the order of the drawing over the page.
   */
  drawForm(form: PdfRef, matrix: Matrix, mark: ContentMark | null): void {
    this.#overNow.drawForm(form, matrix, mark);
  }

  /**
   * Replaces the page's own content, unless it is null, and its resources, before anything is drawn. Content that
   * is drawn by this edit is not affected.
   */
  rewriteContent(content: Uint8Array | null, resources: PdfDict): void {
    this.#rewritten = {
      bytes: content,
      parts: content === null ? null : [this.#shared.changes.addShared(content)],
    };
    this.#resources.rebase(resources);
  }

  /** Replaces the streams of the page's own content. `bytes` is that of all of them, joined. */
  replaceContent(parts: readonly PdfObject[], bytes: Uint8Array): void {
    this.#rewritten = { bytes, parts };
  }

  /** Name of an object in the resources of the page, which it is added to. */
  resourceName(category: ResourceCategory, ref: PdfRef): string {
    return this.#resources.nameOf(category, ref);
  }

  /** Annotations of the page as it is written. */
  get annotations(): readonly PdfObject[] {
    return this.#annotations.entries;
  }

  /**
   * Annotation by its index in the list of the file, as an object of its own that may be changed; null when there is
   * none, or when it was removed.
   */
  annotationAt(index: number): PdfRef | null {
    return this.#annotations.at(index);
  }

  /** Adds an annotation that is printed unless its flags say otherwise; it needs a `Rect`, in user space. */
  addAnnotation(dict: PdfDict): PdfRef {
    return this.#annotations.add(dict);
  }

  /**
   * Entries of an annotation that looks as drawn: the appearance, made by `PdfEditor.appearance`, is stretched over
   * `box` and upright as the page is shown. `isFixed` is for one that readers keep upright themselves, around its upper
   * left corner (ISO 32000-2, table 167, NoRotate).
   */
  appearanceEntries(appearance: Appearance, box: ShownBox, isFixed = false): AnnotationEntry[] {
    const { page } = this;
    const scale = 1 / page.unit;
    const matrix: Matrix = isFixed ? [scale, 0, 0, -scale, 0, 0] : shownToUser(page);
    const rectangle = isFixed ? fixedRectangle(page, box) : userRectangle(page, box);

    return [
      ['Rect', rectangle.map((value) => Number(value.toFixed(4)))],
      ['AP', dictOf({ N: addAppearance(this.#shared, appearance, matrix) })],
    ];
  }

  /** Paints a drawing that `PdfEditor.appearance` started into the content, where it would be as an annotation. */
  drawAppearance(appearance: Appearance): void {
    const matrix = shownToUser(this.page);
    const form = addAppearance(this.#shared, appearance, matrix);
    this.#overNow.drawForm(form, [1, 0, 0, 1, matrix[4], matrix[5]], { kind: 'artifact' });
  }

  /** True for an annotation of this page, or one that was added, unless it was removed. */
  keepsAnnotation(annotation: PdfRef): boolean {
    return this.#annotations.isKept(annotation);
  }

  /** Removes entries of `annotations`. */
  removeAnnotations(entries: readonly PdfObject[]): void {
    this.#annotations.remove(entries);
  }

  /** Puts entries of `annotations` into an order, at the positions that they have together. */
  orderAnnotations(entries: readonly PdfRef[]): void {
    this.#annotations.order(entries);
  }

  /** Sets an entry of the page's dictionary, such as a box, in the units of user space. */
  setEntry(key: string, value: PdfObject): void {
    this.#entries.set(key, value);
  }

  /** Writes the page into its object; called once, by the editor. */
  finish({ ref, dict }: OwnPageObject): void {
    const { changes } = this.#shared;

    const isDrawn = this.#rewritten !== null || !this.#under.isEmpty || !this.#over.isEmpty;

    if (isDrawn) {
      dict.set('Contents', this.#contents()).set('Resources', this.#shared.resources(this.#resources));
    }

    for (const [key, value] of this.#entries) {
      dict.set(key, value);
    }

    if (this.#annotations.finish({ ref, dict }) || isDrawn || this.#entries.size > 0) {
      changes.set(ref, dict);
    }
  }

  #contents(): PdfObject[] {
    const { changes } = this.#shared;
    const streamOf = (content: string) => changes.addShared(binaryToBytes(content));
    const under = this.#under.isEmpty ? [] : [streamOf(`${this.#under.content}\n`)];
    const { page } = this;
    const own = page.dict.get('Contents');
    const parts =
      this.#rewritten?.parts ??
      (changes.array(own) ?? [own]).filter((part) => changes.resolve(part) instanceof PdfStream);

    if (this.#over.isEmpty) {
      return [...under, ...parts];
    }

    const { repaired, closing } = balanceContent(
      this.#rewritten?.bytes ?? pageContentBytes(changes.document, page),
    );
    const kept = repaired === null ? parts : [changes.addStream(new PdfDict(), repaired)];

    return [...under, streamOf('q\n'), ...kept, streamOf(`\n${closing}Q\n${this.#over.content}\n`)];
  }

  #layer({ under = false }: LayerOptions): Drawing {
    return under ? this.#underNow : this.#overNow;
  }
}

/** Coordinates of what is drawn on a page as it is shown. */
function spaceOf(page: PdfPage): DrawingSpace {
  return { frame: shownToUser(page), bounds: page.cropBox, artifact: 'artifact' };
}
