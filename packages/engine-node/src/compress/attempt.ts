import type { PdfStream } from '@octavo/pdf/objects';
import { dropPrintData, type RemovedPrintData } from '@octavo/pdf/optimise/drop-print-data';
import { drawGray, type GrayPicture, likeness } from './measure.ts';
import { type Prepared, sizeOf, writePrepared } from './prepared.ts';
import { recodeImage, repackJpeg } from './recode-image.ts';
import type { CompressOutcome, CompressRequest } from './request.ts';
import type { ImageSettings } from './settings.ts';
import type { SourceImage } from './source-image.ts';

/** Images are recoded two at a time: more would only wait for the same two processors and hold memory. */
const atOnce = 2;
/** Least similarity after lossless changes alone, which may only change the rounding of glyph outlines. */
export const losslessFloor = 0.999;

/** One pass over a prepared document: its recoded images, the file they make, and how its pages look. */
export class CompressionAttempt {
  readonly pages: readonly number[];
  readonly #request: CompressRequest;
  readonly #prepared: Prepared;
  #before: ReadonlyMap<number, GrayPicture> | undefined;
  #printData: RemovedPrintData | null;
  readonly #recoded = new Map<number, PdfStream>();

  constructor(request: CompressRequest, prepared: Prepared, pages: readonly number[]) {
    this.#request = request;
    this.#prepared = prepared;
    this.pages = pages;
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
    await this.look(path, this.pages, likenesses);

    const unsafe = [...likenesses].some(([page, value]) => !this.isLossy(page) && value < losslessFloor);

    return unsafe ? { kind: 'unsafe' } : this.written(path, bytes, likenesses, missed);
  }

  written(path: string, bytes: number, pages: ReadonlyMap<number, number>, missed: boolean): CompressOutcome {
    return { kind: 'written', path, bytes, pages, missed, printData: this.#printData };
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
    const before = await this.drawBefore();
    const drawable = indices.filter((index) => before.has(index));
    const after = await drawGray(
      path,
      drawable.map((index) => document.pages[index]!),
      place,
    );

    for (const index of drawable) {
      likenesses.set(index, likeness(before.get(index)!, after.get(index)));
    }
  }

  async drawBefore(): Promise<ReadonlyMap<number, GrayPicture>> {
    const { document, path, place } = this.#request;
    this.#before ??= await drawGray(
      path,
      this.pages.map((index) => document.pages[index]!),
      place,
    );

    return this.#before;
  }
}
