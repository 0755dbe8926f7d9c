import { binaryToBytes, bytesToBinary } from './bytes/binary.ts';
import type { ObjectReader } from './object-reader.ts';
import { dictOf, OutputRef, PdfDict, type PdfObject, PdfString } from './objects.ts';

/** Document, or its changes. */
type TreeReader = Pick<ObjectReader, 'resolve' | 'dict' | 'array'>;

/** Entries of a name tree (7.9.6), keys with one character per byte. The first of equal keys wins. */
export function readNameTree(document: TreeReader, root: PdfObject): Map<string, PdfObject> {
  const entries = new Map<string, PdfObject>();
  eachLeaf(document, root, 'Names', (key, value) => {
    const name = document.resolve(key);

    if (!(name instanceof PdfString)) {
      return;
    }

    const text = bytesToBinary(name.bytes);

    if (!entries.has(text)) {
      entries.set(text, value);
    }
  });

  return entries;
}

/** Entries of a number tree (7.9.7) by ascending key. */
export function readNumberTree(document: TreeReader, root: PdfObject): [number, PdfObject][] {
  const entries = new Map<number, PdfObject>();
  eachLeaf(document, root, 'Nums', (key, value) => {
    const number = document.resolve(key);

    if (typeof number === 'number' && !entries.has(number)) {
      entries.set(number, value);
    }
  });

  return [...entries].sort(([a], [b]) => a - b);
}

function eachLeaf(
  document: TreeReader,
  root: PdfObject,
  leafKey: 'Names' | 'Nums',
  visit: (key: PdfObject, value: PdfObject) => void,
): void {
  const seen = new Set<PdfDict>();
  const pending: PdfObject[] = [root];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const node = document.dict(next);

    if (node === null || seen.has(node)) {
      continue;
    }

    seen.add(node);

    const leaves = document.array(node.get(leafKey)) ?? [];

    for (let index = 0; index + 1 < leaves.length; index += 2) {
      visit(leaves[index]!, leaves[index + 1]!);
    }

    const kids = document.array(node.get('Kids')) ?? [];

    for (let index = kids.length - 1; index >= 0; index--) {
      pending.push(kids[index]!);
    }
  }
}

/** Maximum number of entries in a leaf, so that every object is small enough to be read at once. */
const entriesPerLeaf = 64;

/** Allocates and writes the nodes of a tree. */
export interface NodeWriter {
  allocate(): number;
  write(number: number, object: PdfObject): void;
}

/** Writes a name tree and returns its root; `entries` need not be sorted. */
export function writeNameTree(
  writer: NodeWriter,
  entries: Iterable<readonly [string, PdfObject]>,
): OutputRef {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

  return writeTree(
    writer,
    'Names',
    sorted.map(([key, value]) => [new PdfString(binaryToBytes(key)), value] as const),
  );
}

export function writeNumberTree(
  writer: NodeWriter,
  entries: Iterable<readonly [number, PdfObject]>,
): OutputRef {
  return writeTree(
    writer,
    'Nums',
    [...entries].sort(([a], [b]) => a - b),
  );
}

interface Node {
  readonly ref: OutputRef;
  readonly limits: [PdfObject, PdfObject];
}

function writeTree(
  writer: NodeWriter,
  leafKey: 'Names' | 'Nums',
  entries: readonly (readonly [PdfObject, PdfObject])[],
): OutputRef {
  const root = new OutputRef(writer.allocate());

  if (entries.length <= entriesPerLeaf) {
    writer.write(root.number, dictOf({ [leafKey]: entries.flat() }));

    return root;
  }

  let level: Node[] = [];

  for (let first = 0; first < entries.length; first += entriesPerLeaf) {
    const part = entries.slice(first, first + entriesPerLeaf);
    const node: Node = { ref: new OutputRef(writer.allocate()), limits: [part[0]![0], part.at(-1)![0]] };
    writer.write(node.ref.number, dictOf({ Limits: node.limits, [leafKey]: part.flat() }));
    level.push(node);
  }

  while (level.length > entriesPerLeaf) {
    const above: Node[] = [];

    for (let first = 0; first < level.length; first += entriesPerLeaf) {
      const part = level.slice(first, first + entriesPerLeaf);
      const node: Node = {
        ref: new OutputRef(writer.allocate()),
        limits: [part[0]!.limits[0], part.at(-1)!.limits[1]],
      };
      writer.write(node.ref.number, dictOf({ Limits: node.limits, Kids: part.map(({ ref }) => ref) }));
      above.push(node);
    }

    level = above;
  }

  writer.write(root.number, dictOf({ Kids: level.map(({ ref }) => ref) }));

  return root;
}
