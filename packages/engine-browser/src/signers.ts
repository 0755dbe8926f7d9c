import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { signerName } from '@octavo/signing/certificates/signer-name';

/** Signatures that are read; a crafted file could have thousands. */
const mostSignatures = 20;

/** Largest message of a signature that is read. */
const largestBytes = 1024 * 1024;

const timeStamp = 'ETSI.RFC3161';

/** Names of the signers of a document; time stamps have none. Nothing is checked. */
export function readSigners(pdfium: WrappedPdfiumModule, document: number): string[] {
  const count = Math.min(pdfium.FPDF_GetSignatureCount(document), mostSignatures);
  const signers: string[] = [];

  for (let index = 0; index < count; index += 1) {
    const signature = pdfium.FPDF_GetSignatureObject(document, index);
    const message = readBytes(pdfium, (buffer, size) =>
      pdfium.FPDFSignatureObj_GetContents(signature, buffer, size),
    );
    const format = readBytes(pdfium, (buffer, size) =>
      pdfium.FPDFSignatureObj_GetSubFilter(signature, buffer, size),
    );

    // A field without a signature has no message.
    if (message.length > 0 && !new TextDecoder('latin1').decode(format).startsWith(timeStamp)) {
      signers.push(signerName(message) ?? '');
    }
  }

  return signers;
}

/** Value of a function that reports the size of what it writes. */
function readBytes(
  { pdfium }: WrappedPdfiumModule,
  write: (buffer: number, size: number) => number,
): Uint8Array {
  const size = write(0, 0);

  if (size === 0 || size > largestBytes) {
    return new Uint8Array(0);
  }

  const buffer = pdfium.wasmExports.malloc(size);
  write(buffer, size);
  const bytes = pdfium.HEAPU8.slice(buffer, buffer + size);
  pdfium.wasmExports.free(buffer);

  return bytes;
}
