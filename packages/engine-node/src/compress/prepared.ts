import type { PdfDocument } from '@octavo/pdf/document';
import type { ByteSink } from '@octavo/pdf/host';
import { type PdfObject, PdfRef, type PdfStream } from '@octavo/pdf/objects';
import { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { archivalPart } from '@octavo/pdf/optimise/conformance';
import { dropPrintData, type RemovedPrintData } from '@octavo/pdf/optimise/drop-print-data';
import { dropPrivate } from '@octavo/pdf/optimise/drop-private';
import { mergeEqual } from '@octavo/pdf/optimise/merge-equal';
import { packFonts } from '@octavo/pdf/optimise/pack-fonts';
import { packProfiles } from '@octavo/pdf/optimise/pack-profiles';
import { packStreams } from '@octavo/pdf/optimise/pack-streams';
import { dropUsageRights } from '@octavo/pdf/optimise/signatures';
import type { FontUse, ImageUse, Usage } from '@octavo/pdf/optimise/usage';
import { writeDocument } from '@octavo/pdf/write/write';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import { repackImage, repackJpeg } from './recode-image.ts';
import { isSameImage } from './same-image.ts';
import { type SourceImage, sourceImages } from './source-image.ts';

/** A document after all lossless changes, ready for its images to be recoded. */
export interface Prepared {
  readonly changes: ObjectReplacements;
  readonly images: readonly SourceImage[];
  /**
   * True when the file uses cross-reference and object streams, which PDF/A-1 forbids, as they came with PDF
   * 1.5.
   */
  readonly isPacked: boolean;
  /** Null when data for printing was not removed. */
  readonly printData: RemovedPrintData | null;
  /** For each font program that was replaced, the codes that it shows on each page: a bit for each code, modulo 256. */
  readonly packedFonts: readonly ReadonlyMap<number, Uint8Array>[];
  /** Images that were recoded without loss, other than those that are sure to show the same. */
  readonly repacked: Set<SourceImage>;
  /**
   * True when everything else but data for printing is sure to look as before in every reader, and the pages are known
   * that show fonts and images.
   */
  readonly isCertain: boolean;
  /** Pages that paint some images repeatedly, uncounted. */
  readonly repetitive: ReadonlySet<number>;
}

export interface PrepareOptions {
  readonly withFonts: boolean;
  /** False when data that only a printing press uses is removed. */
  readonly withPrintData: boolean;
  /** True when JPEGs are losslessly recoded as well, because no lossy coding will replace them. */
  readonly withJpegs: boolean;
  /** Called after each image. */
  onImage(done: number, total: number): void;
}

export function prepare(
  document: PdfDocument,
  objects: ReadonlyMap<number, PdfObject>,
  usage: Usage,
  options: PrepareOptions,
): Prepared {
  const changes = new ObjectReplacements(document, objects, (data) => codec.deflate(data, 9));
  const printData = options.withPrintData ? null : dropPrintData(changes);
  const part = printData !== null && printData.archivalPart > 0 ? 0 : archivalPart(document);

  const packedFonts = options.withFonts ? packFonts(changes, usage).map(codesOnPages) : [];
  const areProfilesCertain = packProfiles(changes);
  const areStreamsCertain = packStreams(changes, { keepMetadataPlain: part > 0 });
  dropPrivate(changes);
  dropUsageRights(changes);
  mergeEqual(changes);

  const images = sourceImages(changes, mergedUses(changes, usage.images));
  const repacked = new Set<SourceImage>();

  for (const [index, image] of images.entries()) {
    const stream =
      repackImage(changes, image) ?? (options.withJpegs ? repackJpeg(changes, image) : undefined);

    if (stream !== undefined) {
      changes.replace.set(image.number, stream);

      if (!isSameImage(changes, image, stream)) {
        repacked.add(image);
      }
    }

    options.onImage(index + 1, images.length);
  }

  const isCertain =
    areProfilesCertain && areStreamsCertain && usage.complete && document.repairs.length === 0;

  return {
    changes,
    images,
    isPacked: part !== 1,
    printData,
    packedFonts,
    repacked,
    isCertain,
    repetitive: usage.repetitive,
  };
}

/** Merges the uses of equal images into the one that replaces them. */
function mergedUses(changes: ObjectReplacements, uses: ReadonlyMap<number, ImageUse>): Map<number, ImageUse> {
  const merged = new Map<number, ImageUse>();

  for (const [number, use] of uses) {
    const standIn = changes.replace.get(number);
    const target = standIn instanceof PdfRef ? standIn.number : number;
    const known = merged.get(target) ?? { widthPoints: 0, heightPoints: 0, pages: new Map() };
    merged.set(target, {
      widthPoints: Math.max(known.widthPoints, use.widthPoints),
      heightPoints: Math.max(known.heightPoints, use.heightPoints),
      pages: new Map([
        ...known.pages,
        ...[...use.pages].map(([page, area]): [number, number] => [
          page,
          area + (known.pages.get(page) ?? 0),
        ]),
      ]),
    });
  }

  return merged;
}

function codesOnPages(uses: readonly FontUse[]): Map<number, Uint8Array> {
  const all = new Map<number, Uint8Array>();

  for (const [page, codes] of uses.flatMap(({ pages }) => [...pages])) {
    const known = all.get(page);
    all.set(page, known === undefined ? codes : known.map((bits, at) => bits | codes[at]!));
  }

  return all;
}

export type Recoded = ReadonlyMap<number, PdfStream>;

export function writePrepared(prepared: Prepared, recoded: Recoded, path: string): number {
  return writeFileThrough(path, (sink) => writeTo(prepared, recoded, sink));
}

/** Size the file would have, in bytes. */
export function sizeOf(prepared: Prepared, recoded: Recoded): number {
  return writeTo(prepared, recoded, { write: () => undefined, skip: () => undefined });
}

function writeTo(prepared: Prepared, recoded: Recoded, sink: ByteSink): number {
  const { changes, isPacked } = prepared;
  const replace = new Map([...changes.replace, ...recoded]);

  return writeDocument(changes.document, { replace, packed: isPacked, deflateLevel: 9 }, sink, codec).bytes;
}
