import type { PdfDocument } from '../document.ts';
import { DocumentError } from '../document-error.ts';
import type { DecryptionOf } from '../object-decryption.ts';
import { PdfDict } from '../objects.ts';
import { readPageTree, scanForPages } from '../pages/page-tree.ts';
import { rebuild } from './rebuild.ts';
import { rebuildPageTree } from './rebuild-pages.ts';
import { findStart, readSections } from './xref-read.ts';

/** Reads a document by its cross-references. False when they lead to no page. */
export function readByTable(document: PdfDocument, decryptionOf?: DecryptionOf): boolean {
  const start = findStart(document.source);

  if (start === -1) {
    return false;
  }

  const sections = readSections(document, start, document.table);

  if (sections === null) {
    return false;
  }

  document.trailer = sections.trailer;
  document.newestSection = { offset: sections.startOffset, isStream: sections.isStream };
  openEncrypted(document, decryptionOf);

  const catalog = document.dict(document.trailer.get('Root'));

  if (catalog === null) {
    return false;
  }

  document.catalog = catalog;
  document.pages = readPageTree(document);

  if (document.pages.length === 0) {
    return false;
  }

  if (document.repairs.includes('page-tree-corrected')) {
    rebuildPageTree(document);
  }

  return true;
}

/** Reads a document by the objects that a scan of the file finds. @throws DocumentError `damaged-file` */
export function readByScan(document: PdfDocument, decryptionOf?: DecryptionOf): void {
  takeScanned(document);
  document.newestSection = null;
  document.noteRepair('xref-rebuilt');

  // Object streams can only be read once the decryption is known.
  if (openEncrypted(document, decryptionOf)) {
    takeScanned(document);
  }

  const catalog = document.dict(document.trailer.get('Root'));
  document.catalog = catalog ?? new PdfDict();
  document.pages = readPageTree(document);

  if (document.pages.length === 0) {
    document.pages = scanForPages(document);

    if (document.pages.length === 0) {
      throw new DocumentError('damaged-file', 'no page found');
    }

    document.noteRepair('page-tree-rebuilt');
  }

  if (catalog === null) {
    document.noteRepair('catalog-rebuilt');
  }

  if (catalog === null || document.repairs.some((repair) => repair.startsWith('page-tree'))) {
    rebuildPageTree(document);
  }
}

function takeScanned(document: PdfDocument): void {
  const found = rebuild(document);
  document.table = found.table;
  document.trailer = found.trailer;
  document.forgetParsed();
}

/** True for an encrypted file, whose objects are decrypted from now on. */
function openEncrypted(document: PdfDocument, decryptionOf?: DecryptionOf): boolean {
  const encryption = document.dict(document.trailer.get('Encrypt'));

  if (encryption === null) {
    return false;
  }

  const decryption = decryptionOf?.(document, encryption) ?? null;

  if (decryption === null) {
    throw new DocumentError('password-required');
  }

  document.forgetParsed();
  document.decryption = decryption;

  return true;
}
