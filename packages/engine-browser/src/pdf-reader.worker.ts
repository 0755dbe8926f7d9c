import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { isFailure } from '@octavo/contract/failures';
import { coverQuality } from '@octavo/contract/limits';
import { BrowserPdfiumDocument } from './pdfium-document.ts';
import type { DocumentSource, PdfReaderRequest, ReaderContent, ReaderResponse } from './protocol.ts';

/** Number of documents kept open; each keeps the parts that were read of its file. */
const maxOpen = 8;

const scope = self as unknown as DedicatedWorkerScope;
const library = load();
/** In order of use: the first document is the next to close. */
const open = new Map<number, BrowserPdfiumDocument>();

scope.onmessage = async ({ data }: MessageEvent<PdfReaderRequest>) => {
  const response = await answer(data);
  scope.postMessage(response, transferred(response));
};

async function load(): Promise<WrappedPdfiumModule> {
  const pdfium = await init({ locateFile: () => pdfiumUrl });
  pdfium.PDFiumExt_Init();

  return pdfium;
}

async function answer(request: PdfReaderRequest): Promise<ReaderResponse> {
  const { task } = request;

  try {
    if (request.kind === 'close') {
      open.get(request.document.id)?.close();
      open.delete(request.document.id);

      return { task, kind: 'closed' };
    }

    const document = documentOf(await library, request.document);

    return { task, ...(await read(document, request)) };
  } catch (error) {
    const code = isFailure(error) ? error.code : 'engine-crashed';

    return { task, kind: 'failed', code, detail: String(error) };
  }
}

async function read(
  document: BrowserPdfiumDocument,
  request: Exclude<PdfReaderRequest, { readonly kind: 'close' }>,
): Promise<ReaderContent> {
  switch (request.kind) {
    case 'describe':
      return { kind: 'described', description: document.describe() };
    case 'picture':
      return { kind: 'drawn', picture: await encode(document.draw(request.pageIndex, request.width)) };
    case 'region': {
      const pixels = document.drawRegion(request.pageIndex, request.region, request.scale, request.layer);

      return { kind: 'painted', bitmap: await createImageBitmap(pixels) };
    }
    case 'words':
      return { kind: 'read', words: document.words(request.pageIndex) };
    case 'unlock':
      return { kind: 'unlocked', bytes: document.unlocked() };
  }
}

/** Large parts of a response are handed over instead of copied. */
function transferred(response: ReaderResponse): readonly Transferable[] {
  switch (response.kind) {
    case 'painted':
      return [response.bitmap];
    case 'unlocked':
      return [response.bytes];
    default:
      return [];
  }
}

function documentOf(pdfium: WrappedPdfiumModule, source: DocumentSource): BrowserPdfiumDocument {
  const document = open.get(source.id) ?? new BrowserPdfiumDocument(pdfium, source);
  open.delete(source.id);
  open.set(source.id, document);

  if (open.size > maxOpen) {
    const [[id, oldest] = []] = open;
    oldest?.close();
    open.delete(id ?? -1);
  }

  return document;
}

async function encode(pixels: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);

  return canvas.convertToBlob({ type: 'image/jpeg', quality: coverQuality });
}
