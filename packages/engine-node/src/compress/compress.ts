import { PaintCost } from '@octavo/pdf/content/paint-cost';
import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfObject, PdfStream } from '@octavo/pdf/objects';
import { dropPrintData, type RemovedPrintData } from '@octavo/pdf/optimise/drop-print-data';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { isSigned } from '@octavo/pdf/optimise/signatures';
import type { Usage } from '@octavo/pdf/optimise/usage';
import { usageOf } from '@octavo/pdf/optimise/usage-of';
import type { RunContext } from '../pdf/open.ts';
import { drawGray, type GrayPicture, likeness, samplePages } from './measure.ts';
import { type Prepared, prepare, sizeOf, writePrepared } from './prepared.ts';
import { recodeImage, repackJpeg } from './recode-image.ts';
import { scannedImages } from './scans.ts';
import {
  type CompressionLevel,
  customFloor,
  customSettings,
  type ImageSettings,
  type LevelSettings,
  levels,
  raised,
  scanSettings,
  settingsAt,
} from './settings.ts';
import type { SourceImage } from './source-image.ts';

export type Goal =
  /** Only lossless changes. */
  | { readonly kind: 'lossless' }
  /** Just these settings, whatever they do to the pages. */
  | { readonly kind: 'settings'; readonly settings: ImageSettings }
  | { readonly kind: 'level'; readonly level: CompressionLevel }
  | { readonly kind: 'dpi'; readonly dpi: number }
  | { readonly kind: 'size'; readonly bytes: number };

export interface CompressRequest {
  readonly document: PdfDocument;
  /** Path of the file behind `document`, for rendering its pages. */
  readonly path: string;
  readonly goal: Goal;
  readonly place: RunContext;
  report(done: number, total: number): void;
}

export type CompressOutcome =
  | { readonly kind: 'signed' }
  /** Pages would look different whatever the settings, so the file is left unchanged. */
  | { readonly kind: 'unsafe' }
  | {
      readonly kind: 'written';
      readonly path: string;
      readonly bytes: number;
      /** Similarity of each measured page, by page index. */
      readonly pages: ReadonlyMap<number, number>;
      /** True when the requested size cannot be reached. */
      readonly missed: boolean;
      /** Null when data for printing was not removed. */
      readonly printData: RemovedPrintData | null;
    };

/** Images recoded with certain settings, and the resulting file size. */
interface Trial {
  readonly recoded: ReadonlyMap<number, PdfStream>;
  readonly bytes: number;
  readonly fits: boolean;
  /** True when the file fits and leaves almost none of the target size unused. */
  readonly isClose: boolean;
}

/** Images are recoded two at a time: more would only wait for the same two processors and hold memory. */
const atOnce = 2;
/** Number of times the quality of a page's images is raised before they are kept unchanged. */
const mostRaises = 3;
/** Least similarity after lossless changes alone, which may only change the rounding of glyph outlines. */
const losslessFloor = 0.999;
const giantPixels = 400_000_000;
const heldBytes = 32 * 1024 * 1024;
/** Share by which the result may stay below a requested size. */
const sizeTolerance = 0.03;
const mostAttempts = 7;

export async function compress(request: CompressRequest): Promise<CompressOutcome> {
  const objects = objectsOf(request.document);

  if (isSigned(request.document, objects)) {
    return { kind: 'signed' };
  }

  const usage = usageOf(request.document, objects);
  const withImages = new Set([...usage.images.values()].flatMap((use) => [...use.pages]));
  const undrawable = pagesWithGiants(request.document, objects, usage);
  const sampled = samplePages(request.document.pageCount, withImages);
  const cost = new PaintCost(request.document);
  const pages = sampled.filter(
    (index) => !undrawable.has(index) && cost.isDrawable(request.document.pages[index]!),
  );

  for (const withFonts of [true, false]) {
    const prepared = prepare(request.document, objects, usage, {
      withFonts,
      withPrintData: request.goal.kind !== 'level' || request.goal.level !== 'high',
      withJpegs: mayKeepJpegs(request),
      onImage: (done, total) => request.report(done, total * 4),
    });
    const outcome = await new CompressionAttempt(request, prepared, pages).run();

    if (outcome.kind !== 'unsafe') {
      return outcome;
    }
  }

  return { kind: 'unsafe' };
}

/**
 * True when JPEGs may be recoded losslessly. They are all held until the file is written, which takes too
 * much memory for a large file.
 */
function mayKeepJpegs({ goal, document }: CompressRequest): boolean {
  return goal.kind === 'lossless' || (goal.kind === 'size' && document.bytes.length < heldBytes);
}

/** Pages with images of so many pixels that rendering them would take too long. */
function pagesWithGiants(
  document: PdfDocument,
  objects: ReadonlyMap<number, PdfObject>,
  usage: Usage,
): Set<number> {
  const pages = new Set<number>();

  for (const [number, use] of usage.images) {
    const dict = document.dict(objects.get(number) ?? null);
    const [width, height] = ['Width', 'Height'].map((key) => (dict === null ? 0 : document.get(dict, key)));

    if (Number(width) * Number(height) > giantPixels) {
      for (const page of use.pages) {
        pages.add(page);
      }
    }
  }

  return pages;
}

/** One pass: recodes images, measures pages and raises the quality of images on pages that lost too much. */
class CompressionAttempt {
  readonly #request: CompressRequest;
  readonly #prepared: Prepared;
  readonly #pages: readonly number[];
  #before: ReadonlyMap<number, GrayPicture> | undefined;
  #printData: RemovedPrintData | null;
  readonly #recoded = new Map<number, PdfStream>();

  constructor(request: CompressRequest, prepared: Prepared, pages: readonly number[]) {
    this.#request = request;
    this.#prepared = prepared;
    this.#pages = pages;
    this.#printData = prepared.printData;
  }

  async run(): Promise<CompressOutcome> {
    const { goal } = this.#request;

    if (goal.kind === 'lossless') {
      return this.#finish(false);
    }

    if (goal.kind === 'size') {
      return this.#reachSize(goal.bytes);
    }

    if (goal.kind === 'settings') {
      await this.#recode(this.#prepared.images, () => goal.settings);

      return this.#finish(false);
    }

    const settings =
      goal.kind === 'level' ? levels[goal.level] : { ...customSettings(goal.dpi), floor: customFloor };

    if (settings !== levels.high) {
      return this.#keepFloor(() => settings);
    }

    const { document } = this.#request;
    const scans = scannedImages(document, this.#prepared.images, await this.#drawBefore());

    return this.#keepFloor((image) => (scans.has(image) ? scanSettings : settings));
  }

  /** Recodes all images, and raises the quality of those on pages below the highest floor of their images. */
  async #keepFloor(settingsOf: (image: SourceImage) => LevelSettings): Promise<CompressOutcome> {
    const { images: all } = this.#prepared;
    const floorOf = (page: number): number =>
      all
        .filter((image) => this.#recoded.has(image.number) && image.use?.pages.has(page) === true)
        .reduce((floor, image) => Math.max(floor, settingsOf(image).floor), 0) || losslessFloor;
    await this.#recode(all, settingsOf);
    const likenesses = new Map<number, number>();
    const raises = new Map<SourceImage, number>();
    let pages = this.#pages;

    for (let round = 0; ; round += 1) {
      const { path, bytes } = this.#write();
      await this.#look(path, pages, likenesses);
      const poor = pages.filter((page) => (likenesses.get(page) ?? 1) < floorOf(page));

      if (poor.length === 0) {
        return this.#written(path, bytes, likenesses, false);
      }

      if (poor.some((page) => !this.#isLossy(page)) || round > mostRaises) {
        return { kind: 'unsafe' };
      }

      const images = this.#prepared.images.filter(
        (image) => this.#recoded.has(image.number) && poor.some((page) => image.use?.pages.has(page)),
      );

      for (const image of images) {
        const steps = (raises.get(image) ?? 0) + 1;
        raises.set(image, steps);

        if (steps > mostRaises) {
          this.#keepJpeg(image);
        } else {
          await this.#recode([image], () => raised(settingsOf(image), steps));
        }
      }

      pages = this.#pages.filter((page) => images.some((image) => image.use?.pages.has(page)));
    }
  }

  /**
   * Searches the scale of settings for the best that fits, then uses up the space left below the target size.
   */
  async #reachSize(target: number): Promise<CompressOutcome> {
    if (sizeOf(this.#prepared, new Map()) <= target) {
      return this.#finish(false);
    }

    this.#printData = dropPrintData(this.#prepared.changes);

    if (sizeOf(this.#prepared, new Map()) <= target) {
      return this.#finish(false);
    }

    const smallest = await this.#try(settingsAt(1), target);

    if (!smallest.fits) {
      return this.#finish(true);
    }

    const line = await this.#narrow({ fitting: 1, large: 0 }, settingsAt, smallest, target);
    const settings = settingsAt(line.large);
    const gap = (position: number): ImageSettings => ({ ...settings, shrink: 1 - 0.4 * position });
    const best = line.best.isClose
      ? line
      : await this.#narrow({ fitting: 1, large: 0 }, gap, line.best, target);
    this.#recoded.clear();

    for (const [number, stream] of best.best.recoded) {
      this.#recoded.set(number, stream);
    }

    return this.#finish(false);
  }

  /** Bisects between settings that fit and settings that are too large, and keeps the closest fit. */
  async #narrow(
    stretch: { fitting: number; large: number },
    settingsOf: (position: number) => ImageSettings,
    known: Trial,
    target: number,
  ): Promise<{ large: number; best: Trial }> {
    let { fitting, large } = stretch;
    let best = known;

    for (let attempt = 0; attempt < mostAttempts && !best.isClose; attempt += 1) {
      const position = (fitting + large) / 2;
      const trial = await this.#try(settingsOf(position), target);

      if (trial.fits) {
        fitting = position;
      } else {
        large = position;
      }

      if (trial.fits && trial.bytes > best.bytes) {
        best = trial;
      }
    }

    return { large, best };
  }

  async #try(settings: ImageSettings, target: number): Promise<Trial> {
    this.#recoded.clear();
    await this.#recode(this.#prepared.images, () => settings);
    const bytes = sizeOf(this.#prepared, this.#recoded);
    const fits = bytes <= target;

    return {
      recoded: new Map(this.#recoded),
      bytes,
      fits,
      isClose: fits && bytes >= target * (1 - sizeTolerance),
    };
  }

  async #finish(missed: boolean): Promise<CompressOutcome> {
    const { path, bytes } = this.#write();
    const likenesses = new Map<number, number>();
    await this.#look(path, this.#pages, likenesses);

    const unsafe = [...likenesses].some(([page, value]) => !this.#isLossy(page) && value < losslessFloor);

    return unsafe ? { kind: 'unsafe' } : this.#written(path, bytes, likenesses, missed);
  }

  #written(
    path: string,
    bytes: number,
    pages: ReadonlyMap<number, number>,
    missed: boolean,
  ): CompressOutcome {
    return { kind: 'written', path, bytes, pages, missed, printData: this.#printData };
  }

  async #recode(
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
          this.#keepJpeg(image);
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
  #keepJpeg(image: SourceImage): void {
    const { changes } = this.#prepared;
    this.#recoded.delete(image.number);
    const packed = changes.replace.has(image.number) ? undefined : repackJpeg(changes, image);

    if (packed !== undefined) {
      changes.replace.set(image.number, packed);
    }
  }

  #write(): { path: string; bytes: number } {
    const path = this.#request.place.workspace.newPath('pdf');

    return { path, bytes: writePrepared(this.#prepared, this.#recoded, path) };
  }

  #isLossy(page: number): boolean {
    return this.#prepared.images.some(
      (image) => this.#recoded.has(image.number) && image.use?.pages.has(page) === true,
    );
  }

  /**
   * Measures how similar each page is before and after; pages that could not be rendered before are left out.
   */
  async #look(path: string, indices: readonly number[], likenesses: Map<number, number>): Promise<void> {
    const { document, place } = this.#request;
    const before = await this.#drawBefore();
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

  async #drawBefore(): Promise<ReadonlyMap<number, GrayPicture>> {
    const { document, path, place } = this.#request;
    this.#before ??= await drawGray(
      path,
      this.#pages.map((index) => document.pages[index]!),
      place,
    );

    return this.#before;
  }
}

export interface PageLikeness {
  readonly pagesMeasured: number;
  /** Mean and worst similarity of the measured pages, to four digits; absent when none was measured. */
  readonly ssim?: number;
  readonly ssimWorst?: number;
}

export function summary(pages: ReadonlyMap<number, number>): PageLikeness {
  const values = [...pages.values()];

  if (values.length === 0) {
    return { pagesMeasured: 0 };
  }

  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // Rounded down, so that only pages without any difference give 1.
  const round = (value: number): number => Math.floor(value * 10_000) / 10_000;

  return { ssim: round(mean), ssimWorst: round(Math.min(...values)), pagesMeasured: values.length };
}
