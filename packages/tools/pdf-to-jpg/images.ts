import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { extensionOf, type FileKind } from '@octavo/contract/kinds';
import { codec } from '@octavo/engine-node/codec';
import { writeFileThrough } from '@octavo/engine-node/file-sink';
import { encodePixels } from '@octavo/engine-node/image/encode';
import { openPdfFile, type RunContext } from '@octavo/engine-node/pdf/open';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import type { InputFile, OutputFile } from '@octavo/engine-node/run-files';
import { sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import type { PdfDocument } from '@octavo/pdf/document';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { type EmbeddedImage, embeddedImages, isChanged } from '@octavo/pdf/picture/embedded-images';
import { faxTiff } from '@octavo/pdf/picture/fax-tiff';
import { writeSingleImage } from '@octavo/pdf/picture/single-image-document';
import { requireFewResults } from '../_kit/few-results.ts';
import { stemOf } from '../_kit/result-name.ts';
import type { ToolRunInput } from '../_kit/types.ts';
import type { PdfToJpgOptions } from './options.ts';

/** Larger decoded pictures are skipped, because they would exhaust the task's memory. */
const largestPixels = 100_000_000;

/**
 * Extracts the pictures of a document: JPEG, JPEG 2000 and fax data with their original bytes, others
 * rendered pixel by pixel.
 *
 * @throws Failure `no-images`, `image-too-large` when all pictures are too large.
 */
export async function extractImages(
  file: InputFile,
  options: PdfToJpgOptions,
  context: RunContext & Pick<ToolRunInput<unknown>, 'mostResults'>,
  report: (done: number, total: number) => void,
): Promise<OutputFile[]> {
  const { document } = await openPdfFile(file, 'extract', context);
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);
  const images = embeddedImages(document, pages);

  if (images.length === 0) {
    throw new Failure('no-images', `${pages.length} pages without a picture`);
  }

  requireFewResults(context, images.length);
  const digits = String(images.length).length;
  const results: OutputFile[] = [];
  let converted = 0;
  let tooLarge = 0;

  for (const [index, image] of images.entries()) {
    context.signal.throwIfAborted();
    const original = originalOf(document, image);
    const result =
      original === null ? await convert(document, image, options, context) : await keep(original, context);
    report(index + 1, images.length);

    if (result === null) {
      tooLarge += 1;
      continue;
    }

    converted += original === null ? 1 : 0;
    const number = String(index + 1).padStart(digits, '0');
    results.push({
      ...result,
      name: `${stemOf(file.name)}-image-${number}.${extensionOf(result.kind)}`,
      notes: [],
    });
  }

  const [first, ...rest] = results;

  if (first === undefined) {
    throw new Failure('image-too-large', `${tooLarge} pictures of more than ${largestPixels} pixels`);
  }

  const notes = [
    ...(converted > 0 ? [{ code: 'images-converted', values: { count: converted } }] : []),
    ...(tooLarge > 0 ? [{ code: 'images-left-out', values: { count: tooLarge } }] : []),
  ];

  return [{ ...first, notes }, ...rest];
}

/** Image encodings that are also standalone file formats. */
const imageCodings = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode']);

interface Original {
  readonly kind: FileKind;
  readonly data: Uint8Array;
}

/** Extracts a picture without recoding; null when its bytes alone would look different. */
function originalOf(document: PdfDocument, image: EmbeddedImage): Original | null {
  const filter = document.filters(image.stream).at(-1)?.name;

  // Checked first, because undoing lossless filters of a large scan only to discard the result would exhaust
  // the memory.
  if (filter === undefined || !imageCodings.has(filter) || isChanged(document, image)) {
    return null;
  }

  const { data, left } = document.decodePartly(image.stream);

  if (left.length !== 1) {
    return null;
  }

  if (filter === 'DCTDecode' && sniffKind(sampleOf(data), '') === 'jpg') {
    return { kind: 'jpg', data };
  }

  if (filter === 'JPXDecode' && sniffKind(sampleOf(data), '') === 'jp2') {
    return { kind: 'jp2', data };
  }

  if (filter !== 'CCITTFaxDecode') {
    return null;
  }

  const parameter =
    document.filters(image.stream).at(-1)?.parameter ?? ((_: string, fallback: number) => fallback);

  // `parameter` reads only numbers; these two entries of the filter's parameters are booleans.
  const parameters = document.dict(image.stream.dict.get('DecodeParms'));
  const isOn = (key: string) => parameters !== null && document.get(parameters, key) === true;

  return {
    kind: 'tiff',
    data: faxTiff(data, {
      width: parameter('Columns', 1728),
      height: image.height,
      k: parameter('K', 0),
      blackIs1: isOn('BlackIs1'),
      byteAligned: isOn('EncodedByteAlign'),
    }),
  };
}

async function keep(
  { kind, data }: Original,
  context: RunContext,
): Promise<{ kind: FileKind; path: string }> {
  const path = context.workspace.newPath(extensionOf(kind));
  await writeFile(path, data, { mode: 0o600 });

  return { kind, path };
}

/**
 * Renders a picture on its own, so that its colours, mask and encoding are interpreted as on the page. Null
 * when it would be too large.
 */
async function convert(
  document: PdfDocument,
  image: EmbeddedImage,
  options: PdfToJpgOptions,
  context: RunContext,
): Promise<{ kind: FileKind; path: string } | null> {
  if (image.width * image.height > largestPixels) {
    return null;
  }

  const alone = context.workspace.newPath('pdf');
  writeFileThrough(alone, (sink) => writeSingleImage(document, image, sink, codec));
  using drawn = await loadDocument(await readFile(alone));
  const path = context.workspace.newPath('png');
  await encodePixels(drawPage(drawn, 0, 72), { format: 'png', quality: options.quality, dpi: 72 }, path);

  return { kind: 'png', path };
}
