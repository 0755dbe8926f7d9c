import type { PdfDocument } from './document.ts';
import type { PdfDict, PdfObject } from './objects.ts';

/** Decrypts an object of the file (ISO 32000-2, 7.6.2); those in object streams are decrypted with their stream. */
export type ObjectDecryption = (object: PdfObject, number: number, generation: number) => PdfObject;

/** Decryption of a document by its encryption dictionary; null when it needs a password. */
export type DecryptionOf = (document: PdfDocument, encryption: PdfDict) => ObjectDecryption | null;
