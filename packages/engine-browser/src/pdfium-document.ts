import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Failure } from '@octavo/contract/failures';
import { passwordForms } from '@octavo/pdf/password';
import { BlockCache } from './block-cache.ts';
import { readWords } from './page-words.ts';
import { allowsAll, everythingAllowed, permissionsOf } from './permissions.ts';
import type { Description, DocumentSource, PageLayer, PageRegion, PageWord } from './protocol.ts';
import { readSigners } from './signers.ts';

const drawAnnotations = 0x01;
/** Pixels in the order red, green, blue, alpha, as in ImageData. */
const reverseByteOrder = 0x10;
const bgra = 4;
const white = 0xffffffff;
const transparent = 0x00ffffff;
/** FPDF_GetLastError: a password is missing or wrong. */
const passwordError = 4;
/** A coordinate beyond any page, in units of user space: pages have 14400 at most (ISO 32000-2, annex C). */
const beyondAnyPage = 1_000_000;

/** FPDF_REMOVE_SECURITY: the copy is written without encryption. */
const removeSecurity = 3;

/** Size of a picture, of the whole page at its scale, and the corner of the part; pixels. */
interface PaintedPart {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly left: number;
  readonly top: number;
  readonly layer: PageLayer;
}

/**
 * Document read in place: PDFium requests parts of the file as it needs them, so that a file of 100 MB takes
 * only the memory of the pages viewed.
 */
export class BrowserPdfiumDocument {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #handle: number;
  readonly #access: number;
  readonly #readBlock: number;
  readonly #formInfo: number;
  readonly #form: number;

  /** @throws Failure `password-required`, `wrong-password` or `damaged-file`. */
  constructor(pdfium: WrappedPdfiumModule, source: DocumentSource) {
    const { wasmExports, addFunction, removeFunction, setValue } = pdfium.pdfium;
    const reader = new FileReaderSync();
    const cache = new BlockCache(
      source.bytes.size,
      (from, to) => new Uint8Array(reader.readAsArrayBuffer(source.bytes.slice(from, to))),
    );

    this.#pdfium = pdfium;
    this.#readBlock = addFunction(
      (_: number, position: number, buffer: number, size: number) =>
        // Unsigned: a position beyond 2 GiB would arrive as a negative number.
        Number(cache.copy(position >>> 0, pdfium.pdfium.HEAPU8.subarray(buffer, buffer + size))),
      'iiiii',
    );
    // FPDF_FILEACCESS: length, reader, and a parameter we do not need.
    this.#access = wasmExports.malloc(12);
    setValue(this.#access, source.bytes.size, 'i32');
    setValue(this.#access + 4, this.#readBlock, 'i32');
    setValue(this.#access + 8, 0, 'i32');
    this.#handle = this.#load(source.password);

    if (this.#handle === 0) {
      const locked = pdfium.FPDF_GetLastError() === passwordError;
      wasmExports.free(this.#access);
      removeFunction(this.#readBlock);

      throw new Failure(lockedCode(locked, source.password), 'PDFium could not open the document');
    }

    this.#formInfo = pdfium.PDFiumExt_OpenFormFillInfo();
    this.#form = pdfium.PDFiumExt_InitFormFillEnvironment(this.#handle, this.#formInfo);
  }

  #load(password: string): number {
    for (const form of passwordForms(password)) {
      const handle = this.#pdfium.FPDF_LoadCustomDocument(this.#access, form);

      if (handle !== 0 || this.#pdfium.FPDF_GetLastError() !== passwordError) {
        return handle;
      }
    }

    return 0;
  }

  describe(): Description {
    const { FPDF_GetPageCount, FPDF_GetPageSizeByIndexF, pdfium } = this.#pdfium;
    const pages = FPDF_GetPageCount(this.#handle);
    const sizes = new Float32Array(pages * 2);
    const size = pdfium.wasmExports.malloc(8);

    for (let page = 0; page < pages; page += 1) {
      if (FPDF_GetPageSizeByIndexF(this.#handle, page, size) && pdfium.getValue(size, 'float') <= 0) {
        this.#showWhole(page);
      }

      if (FPDF_GetPageSizeByIndexF(this.#handle, page, size)) {
        sizes[page * 2] = pdfium.getValue(size, 'float');
        sizes[page * 2 + 1] = pdfium.getValue(size + 4, 'float');
      }
    }

    pdfium.wasmExports.free(size);
    const permissions = this.#pdfium.FPDF_GetDocPermissions(this.#handle) >>> 0;
    const encrypted = this.#pdfium.EPDF_IsEncrypted(this.#handle);

    const restricted =
      encrypted && !allowsAll(permissions) && !this.#pdfium.EPDF_IsOwnerUnlocked(this.#handle);

    return {
      pages,
      sizes,
      encrypted,
      restricted,
      signers: readSigners(this.#pdfium, this.#handle),
      permissions: permissionsOf(restricted ? permissions : everythingAllowed),
    };
  }

  /**
   * Shows the whole media box of a page whose crop box lies outside it: sets a crop box larger than any page,
   * which PDFium cuts to the media box.
   */
  #showWhole(pageIndex: number): void {
    const page = this.#pdfium.FPDF_LoadPage(this.#handle, pageIndex);

    if (page !== 0) {
      this.#pdfium.FPDFPage_SetCropBox(page, -beyondAnyPage, -beyondAnyPage, beyondAnyPage, beyondAnyPage);
      this.#pdfium.FPDF_ClosePage(page);
    }
  }

  /**
   * Paints a page with its annotations and form fields.
   *
   * @throws Failure `damaged-file` when the page can't be read.
   */
  draw(pageIndex: number, width: number): ImageData {
    const pdfium = this.#pdfium;
    const page = this.#loadPage(pageIndex);
    const ratio = pdfium.FPDF_GetPageHeightF(page) / Math.max(1, pdfium.FPDF_GetPageWidthF(page));
    // A till receipt may be a hundred times as long as it is wide: its picture is squeezed to five times.
    const height = Math.max(1, Math.round(width * Math.min(ratio || 1, 5)));

    return this.#paint(page, { width, height, across: width, down: height, left: 0, top: 0, layer: 'all' });
  }

  /**
   * Paints a part of a page, `scale` pixels to the point, in its true proportions. A layer of annotations has no paper
   * behind it.
   *
   * @throws Failure `damaged-file` when the page can't be read, `memory-limit` for too many pixels.
   */
  drawRegion(pageIndex: number, region: PageRegion, scale: number, layer: PageLayer): ImageData {
    const pdfium = this.#pdfium;
    const page = this.#loadPage(pageIndex);
    const [across, down] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];

    return this.#paint(page, {
      width: Math.max(1, Math.round(region.width * scale)),
      height: Math.max(1, Math.round(region.height * scale)),
      across: Math.max(1, Math.round(across * scale)),
      down: Math.max(1, Math.round(down * scale)),
      left: Math.round(region.left * scale),
      top: Math.round(region.top * scale),
      layer,
    });
  }

  /** Words of a page with their places. */
  words(pageIndex: number): readonly PageWord[] {
    const page = this.#loadPage(pageIndex);

    try {
      return readWords(this.#pdfium, page);
    } finally {
      this.#pdfium.FPDF_ClosePage(page);
    }
  }

  /**
   * The document without its encryption, for our own reader. Only pictures are made of it, never a result.
   *
   * @throws Failure `engine-crashed` when PDFium cannot write it.
   */
  unlocked(): ArrayBuffer {
    const { PDFiumExt_OpenFileWriter, PDFiumExt_CloseFileWriter, FPDF_SaveAsCopy, pdfium } = this.#pdfium;
    const writer = PDFiumExt_OpenFileWriter();

    try {
      if (!FPDF_SaveAsCopy(this.#handle, writer, removeSecurity)) {
        throw new Failure('engine-crashed', 'PDFium could not remove the encryption');
      }

      const size = this.#pdfium.PDFiumExt_GetFileWriterSize(writer);
      const data = pdfium.wasmExports.malloc(size);
      this.#pdfium.PDFiumExt_GetFileWriterData(writer, data, size);
      const bytes = pdfium.HEAPU8.slice(data, data + size);
      pdfium.wasmExports.free(data);

      return bytes.buffer;
    } finally {
      PDFiumExt_CloseFileWriter(writer);
    }
  }

  /** @throws Failure `damaged-file` when the page can't be read. */
  #loadPage(pageIndex: number): number {
    const page = this.#pdfium.FPDF_LoadPage(this.#handle, pageIndex);

    if (page === 0) {
      throw new Failure('damaged-file', `page ${pageIndex + 1}`);
    }

    return page;
  }

  /** Paints a loaded page and closes it. Lengths are pixels; `left` and `top` are those of the part on the page. */
  #paint(page: number, { width, height, across, down, left, top, layer }: PaintedPart): ImageData {
    const pdfium = this.#pdfium;
    const { wasmExports } = pdfium.pdfium;
    const pixels = wasmExports.malloc(width * height * 4);

    if (pixels === 0) {
      pdfium.FPDF_ClosePage(page);

      throw new Failure('memory-limit', `${width} by ${height} pixels`);
    }

    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgra, pixels, width * 4);
    const flags = reverseByteOrder | (layer === 'content' ? 0 : drawAnnotations);

    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, layer === 'annotations' ? transparent : white);
      pdfium.FORM_OnAfterLoadPage(page, this.#form);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, across, down, 0, flags);

      if (layer !== 'content') {
        pdfium.FPDF_FFLDraw(this.#form, bitmap, page, -left, -top, across, down, 0, flags);
      }

      const painted = pdfium.pdfium.HEAPU8.slice(pixels, pixels + width * height * 4);

      return new ImageData(new Uint8ClampedArray(painted.buffer), width, height);
    } finally {
      pdfium.FORM_OnBeforeClosePage(page, this.#form);
      pdfium.FPDFBitmap_Destroy(bitmap);
      wasmExports.free(pixels);
      pdfium.FPDF_ClosePage(page);
    }
  }

  close(): void {
    this.#pdfium.PDFiumExt_ExitFormFillEnvironment(this.#form);
    this.#pdfium.PDFiumExt_CloseFormFillInfo(this.#formInfo);
    this.#pdfium.FPDF_CloseDocument(this.#handle);
    this.#pdfium.pdfium.wasmExports.free(this.#access);
    this.#pdfium.pdfium.removeFunction(this.#readBlock);
  }
}

function lockedCode(locked: boolean, password: string) {
  if (!locked) {
    return 'damaged-file';
  }

  return password === '' ? 'password-required' : 'wrong-password';
}
