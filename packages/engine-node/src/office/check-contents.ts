import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import { beginsAsMarkup, createMarkupScan, type MarkupRules } from '@octavo/formats/office/markup-scan';
import { type StoredPart, storedParts } from '../archive/stored-parts.ts';
import { documentLimits } from '../archive/zip.ts';

/** Total markup limit: LibreOffice expands markup in memory at once, but not pictures. */
const mostMarkupBytes = 512 * mebibyte;

/**
 * Highest compression ratio of a large part. Blank pictures reach it as well as zip bombs, but documents
 * contain no large ones.
 */
const mostRatio = 400;
const largeBytes = 64 * mebibyte;

const markupNames = /\.(xml|rels|bin|vml)$/i;

/**
 * Embedded pictures and pages, which may declare types and leave elements open; they are not part of the
 * document's own markup.
 */
const foreignMarkup = /\.(svg|html?|xhtml|mht|vml|txt)$/i;

/**
 * Parts up to this size are expanded synchronously: most are small, and waiting would take longer than the
 * work.
 */
const smallBytes = mebibyte;

/**
 * Nesting limit. A nested table adds three levels; LibreOffice draws about thirty nested tables and crashes
 * at thousands.
 */
const mostLevels = 1000;

/** Format of the contents; `locked` means that the markup is still encrypted. */
export type Contents = 'open-xml' | 'open-document' | 'locked' | 'other';

/**
 * Rejects content that would crash LibreOffice: parts that expand beyond the limits or their claimed size,
 * elements nested thousands deep, entities. The expanded bytes are not kept.
 *
 * @throws Failure `memory-limit`, `damaged-file`.
 */
export async function checkContents(bytes: Buffer, contents: Contents): Promise<void> {
  // OOXML forbids document type declarations (ECMA-376, part 2, 8.1.3); OpenOffice used to write one.
  const rules = { mostLevels, mayNameType: contents !== 'open-xml' };

  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    await checkParts(await storedParts(bytes), contents === 'locked' ? null : rules);
  } else if (contents !== 'locked' && beginsAsMarkup(bytes)) {
    markupChecker(rules)(bytes);
  }
}

async function checkParts(parts: readonly StoredPart[], rules: MarkupRules | null): Promise<void> {
  const claimed = claimedBy(parts);
  const claimedAsMarkup = claimedBy(parts.filter(({ name }) => markupNames.test(name)));

  if (claimed > documentLimits.totalBytes || claimedAsMarkup > mostMarkupBytes) {
    throw tooLarge(claimed);
  }

  const left = { bytes: documentLimits.totalBytes, markupBytes: mostMarkupBytes };

  for (const part of parts) {
    const { claimedBytes } = part;

    if (claimedBytes !== null && claimedBytes > largeBytes && claimedBytes > part.bytes.length * mostRatio) {
      throw tooLarge(claimedBytes);
    }

    await checkPart(part, rules, left);
  }
}

function claimedBy(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, { claimedBytes }) => sum + (claimedBytes ?? 0), 0);
}

async function checkPart(
  part: StoredPart,
  rules: MarkupRules | null,
  left: { bytes: number; markupBytes: number },
): Promise<void> {
  let check: ((chunk: Uint8Array) => void) | null | undefined;
  let length = 0;

  for await (const chunk of expanded(part)) {
    length += chunk.length;
    left.bytes -= chunk.length;
    check = check === undefined ? checkerFor(part.name, chunk, rules) : check;

    left.markupBytes -= check !== null || markupNames.test(part.name) ? chunk.length : 0;
    check?.(chunk);

    if (part.claimedBytes !== null && length > part.claimedBytes) {
      throw new Failure('damaged-file', `a part is larger than the ${part.claimedBytes} bytes it claims`);
    }

    if (left.bytes < 0 || left.markupBytes < 0 || length > documentLimits.entryBytes) {
      throw tooLarge(length);
    }
  }
}

async function* expanded(part: StoredPart): AsyncGenerator<Uint8Array> {
  const whole = part.isDeflated ? expandedWhole(part) : part.bytes;

  if (whole !== null) {
    yield whole;

    return;
  }

  try {
    yield* createInflateRaw({ chunkSize: 256 * 1024 }).end(part.bytes);
  } catch {
    // The data before the damage has been checked; LibreOffice repairs as much as it can.
  }
}

/** Null for a part that is large or damaged. */
function expandedWhole({ bytes, claimedBytes }: StoredPart): Uint8Array | null {
  if (claimedBytes === null || claimedBytes > smallBytes) {
    return null;
  }

  try {
    return inflateRawSync(bytes, { maxOutputLength: claimedBytes + 1 });
  } catch {
    return null;
  }
}

function checkerFor(name: string, head: Uint8Array, rules: MarkupRules | null) {
  const isOwnMarkup = rules !== null && !foreignMarkup.test(name) && beginsAsMarkup(head);

  return isOwnMarkup ? markupChecker(rules) : null;
}

function markupChecker(rules: MarkupRules): (chunk: Uint8Array) => void {
  const scan = createMarkupScan(rules);

  return (chunk) => {
    const fault = scan.read(chunk);

    if (fault === 'too-deep') {
      throw new Failure('memory-limit', `elements nested more than ${rules.mostLevels} deep`);
    }

    if (fault === 'declarations') {
      throw new Failure('damaged-file', 'declarations of a document type');
    }
  };
}

function tooLarge(bytes: number): Failure {
  return new Failure('memory-limit', `expands to ${bytes} bytes or more`);
}
