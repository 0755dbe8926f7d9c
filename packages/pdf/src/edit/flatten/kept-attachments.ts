import { binaryToBytes, bytesToBinary } from '../../bytes/binary.ts';
import { PdfDict, type PdfObject, PdfString } from '../../objects.ts';
import { readNameTree } from '../../trees.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { FlattenedAnnotation } from './page-annotations.ts';

/** Adds the files of attachment annotations to those of the document, which readers list (ISO 32000-2, 7.11.4). */
export function keepAttachments(changes: ObjectChanges, annotations: readonly FlattenedAnnotation[]): void {
  const files = annotations
    .filter(({ subtype }) => subtype === 'FileAttachment')
    .map(({ dict }) => dict.get('FS'))
    .filter((file) => changes.dict(file)?.has('EF') ?? false);

  if (files.length === 0) {
    return;
  }

  const names = changes.dict(changes.document.catalog.get('Names')) ?? new PdfDict();
  const entries = readNameTree(changes.document, names.get('EmbeddedFiles'));

  for (const file of files) {
    entries.set(freeName(fileName(changes, file), entries), file);
  }

  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const tree = changes.add(
    new PdfDict([['Names', sorted.flatMap(([name, file]) => [new PdfString(binaryToBytes(name)), file])]]),
  );
  changeCatalog(changes, (catalog) => catalog.set('Names', names.copy().set('EmbeddedFiles', tree)));
}

function fileName(changes: ObjectChanges, file: PdfObject): string {
  const dict = changes.dict(file);
  const name = dict === null ? null : (changes.get(dict, 'UF') ?? changes.get(dict, 'F'));

  return name instanceof PdfString ? bytesToBinary(name.bytes) : 'file';
}

function freeName(name: string, taken: ReadonlyMap<string, PdfObject>): string {
  let free = name;

  for (let count = 2; taken.has(free); count += 1) {
    free = `${name}_${count}`;
  }

  return free;
}
