import type { PdfStream } from '@octavo/pdf/objects';
import { dropPrintData, type RemovedPrintData } from '@octavo/pdf/optimise/drop-print-data';
import { drawGray, likeness, losslessDrawing, lossyDrawing } from './measure.ts';
import type { OriginalPages } from './original-pages.ts';
import { type Prepared, sizeOf, writePrepared } from './prepared.ts';
import { recodeImage, repackJpeg } from './recode-image.ts';
import type { CompressOutcome, CompressRequest } from './request.ts';
import { type ComparedPages, pagesToCompare, unchangedPages } from './sample-pages.ts';
import { type ImageSettings, levels } from './settings.ts';
import type { SourceImage } from './source-image.ts';

/** Images are recoded two at a time: more would only wait for the same two processors and hold memory. */
const atOnce = 2;
/** Least similarity after lossless changes alone, which may only change the rounding of glyph outlines. */
export const losslessFloor = 0.999;

/** Loss of a page that need not be drawn when the user is only told how alike pages are. */
const smallLoss = 1 - levels.medium.floor;

/** One pass over a prepared document: its recoded images, the file they make, and how its pages look. */
export class CompressionAttempt {
  readonly #request: CompressRequest;
  readonly #prepared: Prepared;
  readonly #original: OriginalPages;
  #printData: RemovedPrintData | null;
  readonly #recoded = new Map<number, PdfStream>();
  /** Pages to compare that lost nothing. */
  #lossless: ReadonlySet<number> = new Set();

  constructor(request: CompressRequest, prepared: Prepared, original: OriginalPages) {
    this.#request = request;
    this.#prepared = prepared;
    this.#original = original;
    this.#printData = prepared.printData;
  }

  get images(): readonly SourceImage[] {
    return this.#prepared.images;
  }

  get recoded(): ReadonlyMap<number, PdfStream> {
    return this.#recoded;
  }

  /** Size of the file as it is now, in bytes. */
  get sizeBytes(): number {
    return sizeOf(this.#prepared, this.#recoded);
  }

  /** Replaces all recoded images. */
  takeRecoded(recoded: ReadonlyMap<number, PdfStream>): void {
    this.#recoded.clear();

    for (const [number, stream] of recoded) {
      this.#recoded.set(number, stream);
    }
  }

  dropPrintData(): void {
    this.#printData = dropPrintData(this.#prepared.changes);
  }

  async finish(missed: boolean): Promise<CompressOutcome> {
    const { path, bytes } = this.write();
    const likenesses = new Map<number, number>();
    await this.look(path, this.pagesToCompare(() => smallLoss).first, likenesses);
    const unsafe = [...likenesses].some(([page, value]) => !this.isLossy(page) && value < losslessFloor);

    return unsafe ? { kind: 'unsafe' } : this.written(path, bytes, likenesses, missed);
  }

  written(
    path: string,
    bytes: number,
    compared: ReadonlyMap<number, number>,
    missed: boolean,
  ): CompressOutcome {
    const pages = new Map(compared);
    const lossy = this.#lossyImages.flatMap(({ use }) => use?.pages ?? []);
    const changes = [...this.#prepared.packedFonts, ...this.#packedImages, ...lossy];

    if (this.#isCertain) {
      for (const page of unchangedPages(this.#request.document.pageCount, changes)) {
        pages.set(page, 1);
      }
    }

    return { kind: 'written', path, bytes, pages, missed, printData: this.#printData };
  }

  /**
   * Pages to draw and compare. Those whose images may have lost no more than `allowed`, even if nothing of them were
   * left, only count for what else was packed, but for the one that lost most.
   */
  pagesToCompare(allowed: (page: number) => number): ComparedPages {
    const losses = [...this.#mostLosses()].sort(([, one], [, other]) => other - one);
    const lossy = losses.filter(([page, loss], rank) => rank === 0 || loss > allowed(page));
    const changes = {
      lossy: new Set(lossy.map(([page]) => page)),
      fonts: this.#prepared.packedFonts,
      images: this.#packedImages,
      isCertain: this.#isCertain,
    };
    const pages = pagesToCompare(this.#request.document.pageCount, changes, (page) =>
      this.#original.isDrawable(page),
    );
    this.#lossless = new Set(pages.first.filter((page) => !this.isLossy(page)));

    return pages;
  }

  /** Similarity that each page would lose without its recoded images: the share of it that they cover. */
  #mostLosses(): Map<number, number> {
    const { pages } = this.#request.document;
    const losses = new Map<number, number>();

    for (const [page, area] of this.#lossyImages.flatMap(({ use }) => [...(use?.pages ?? [])])) {
      const { widthPoints, heightPoints } = pages[page]!;
      const share = this.#prepared.repetitive.has(page) ? 1 : area / (widthPoints * heightPoints);
      losses.set(page, (losses.get(page) ?? 0) + share);
    }

    return losses;
  }

  get #lossyImages(): SourceImage[] {
    return this.#prepared.images.filter(({ number }) => this.#recoded.has(number));
  }

  /** Areas on pages of each image that was packed without loss. */
  get #packedImages(): ReadonlyMap<number, number>[] {
    const images = [...this.#prepared.repacked].filter(({ number }) => !this.#recoded.has(number));

    return images.flatMap(({ use }) => use?.pages ?? []);
  }

  get #isCertain(): boolean {
    return this.#prepared.isCertain && this.#printData?.isAny !== true && !this.#request.isRepaired;
  }

  async recode(
    images: readonly SourceImage[],
    settingsOf: (image: SourceImage) => ImageSettings,
  ): Promise<void> {
    const pending = [...images];
    let done = 0;
    const work = async (): Promise<void> => {
      for (let image = pending.shift(); image !== undefined; image = pending.shift()) {
        this.#request.place.signal.throwIfAborted();
        const stream = await recodeImage(this.#prepared.changes, image, settingsOf(image));

        if (stream === undefined) {
          this.keepJpeg(image);
        } else {
          this.#recoded.set(image.number, stream);
        }

        done += 1;
        this.#request.report(images.length + done * 2, images.length * 4);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Recodes an image without loss when lossy coding was not worth it. */
  keepJpeg(image: SourceImage): void {
    const { changes } = this.#prepared;
    this.#recoded.delete(image.number);
    const packed = changes.replace.has(image.number) ? undefined : repackJpeg(changes, image);

    if (packed !== undefined) {
      changes.replace.set(image.number, packed);
      this.#prepared.repacked.add(image);
    }
  }

  write(): { path: string; bytes: number } {
    const path = this.#request.place.workspace.newPath('pdf');

    return { path, bytes: writePrepared(this.#prepared, this.#recoded, path) };
  }

  isLossy(page: number): boolean {
    return this.#prepared.images.some(
      (image) => this.#recoded.has(image.number) && image.use?.pages.has(page) === true,
    );
  }

  /**
   * Measures how similar each page is before and after; pages that could not be rendered before are left out.
   */
  async look(path: string, indices: readonly number[], likenesses: Map<number, number>): Promise<void> {
    const { document, place } = this.#request;
    const lossy = new Set(indices.filter((index) => !this.#lossless.has(index)));
    // Neighbours of a lossy page are drawn in its process: their lower resolution saves less than a process costs.
    const isWithLossy = (index: number) => [index - 1, index, index + 1].some((near) => lossy.has(near));

    for (const drawing of [lossyDrawing, losslessDrawing]) {
      const some = indices.filter((index) => isWithLossy(index) === (drawing === lossyDrawing));
      const before = await this.#original.draw(some, drawing);
      const drawable = some.filter((index) => before.get(index) !== undefined);
      const after = await drawGray(
        path,
        drawable.map((index) => document.pages[index]!),
        place,
        drawing,
      );

      for (const index of drawable) {
        likenesses.set(index, likeness(before.get(index)!, after.get(index)));
      }
    }
  }
}
