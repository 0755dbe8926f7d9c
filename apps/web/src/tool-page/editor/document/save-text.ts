import { saveBlob } from '../../../downloads/save-blob.ts';

/** Saves a text as a file on this device. */
export function saveText(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name);
}
