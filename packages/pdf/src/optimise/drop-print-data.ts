import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import { isName, nameOf, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';
import { archivalPart } from './conformance.ts';

/** Data removed because only a printing press or an archive uses it. */
export interface RemovedPrintData {
  /** True when anything was removed. */
  readonly isAny: boolean;
  /** Part of PDF/A that the document claimed and no longer conforms to, or 0. */
  readonly archivalPart: number;
}

/**
 * Entries that only a printing press reads (ISO 32000-2, 14.11): the colours of a printing process, the plate of a
 * page, alternate images, proxies of another program's images; black generation, undercolour removal and halftones.
 */
const keysOfAny = ['OutputIntents', 'SeparationInfo', 'OPI', 'Alternates'];
const keysOfGraphicsStates = ['BG', 'BG2', 'UCR', 'UCR2', 'HT'];

/** Entries of the information dictionary that claim PDF/X, which requires an output intent (ISO 15930-1, 6.2.2). */
const claimsOfInformation = ['GTS_PDFXVersion', 'GTS_PDFXConformance'];

/** Claims of PDF/X and PDF/A in XMP, as elements and as attributes. */
const claimsOfMetadata = [
  /<((?:pdfaid|pdfxid|pdfx):(?:part|conformance|rev|amd|corr|GTS_PDFX\w+))\b[^>]*>[^<]*<\/\1>\s*/g,
  /\s(?:pdfaid|pdfxid|pdfx):(?:part|conformance|rev|amd|corr|GTS_PDFX\w+)\s*=\s*(?:"[^"]*"|'[^']*')/g,
];

/** Removes data for printing presses, and the claims of conformance that depend on it. */
export function dropPrintData(changes: ObjectReplacements): RemovedPrintData {
  const part = archivalPart(changes.document);
  let isAny = false;
  let hadIntents = false;

  for (const number of changes.objects.keys()) {
    const object = changes.current(number);
    const dict = object instanceof PdfStream ? object.dict : object;

    if (!(dict instanceof PdfDict)) {
      continue;
    }

    const kept = withoutPrintData(changes, dict);

    if (kept === dict) {
      continue;
    }

    isAny = true;
    hadIntents ||= dict.has('OutputIntents');
    changes.replace.set(number, object instanceof PdfStream ? object.withDict(kept) : kept);
  }

  if (hadIntents) {
    dropClaims(changes);
  }

  return { isAny, archivalPart: hadIntents ? part : 0 };
}

/** The dictionary itself when it has no such data, directly or in the graphics states of its resources. */
function withoutPrintData(changes: ObjectReplacements, dict: PdfDict): PdfDict {
  const isState = isName(changes.get(dict, 'Type'), 'ExtGState');
  let kept = withoutKeys(dict, isState ? [...keysOfAny, ...keysOfGraphicsStates] : keysOfAny);

  for (const [key, value] of dict.entries) {
    const inner = value instanceof PdfDict ? innerStates(changes, key, value) : value;

    if (inner !== value) {
      kept = (kept === dict ? dict.copy() : kept).set(key, inner);
    }
  }

  return kept;
}

/** Graphics states written directly into a resource dictionary. */
function innerStates(changes: ObjectReplacements, key: string, value: PdfDict): PdfDict {
  if (key === 'ExtGState') {
    return mapped(value, (state) =>
      state instanceof PdfDict ? withoutKeys(state, keysOfGraphicsStates) : state,
    );
  }

  return key === 'Resources' ? withoutPrintData(changes, value) : value;
}

function mapped(dict: PdfDict, change: (value: PdfObject) => PdfObject): PdfDict {
  const entries = [...dict.entries].map(([key, value]): [string, PdfObject] => [key, change(value)]);

  return entries.every(([key, value]) => dict.get(key) === value) ? dict : new PdfDict(entries);
}

function withoutKeys(dict: PdfDict, keys: readonly string[]): PdfDict {
  if (!keys.some((key) => dict.has(key))) {
    return dict;
  }

  const kept = dict.copy();

  for (const key of keys) {
    kept.delete(key);
  }

  return kept;
}

function dropClaims(changes: ObjectReplacements): void {
  const information = changes.document.trailer.get('Info');
  const facts = changes.resolve(information);

  if (information instanceof PdfRef && facts instanceof PdfDict) {
    changes.replace.set(information.number, withoutKeys(facts, claimsOfInformation));
  }

  const metadata = changes.dict(changes.document.trailer.get('Root'))?.get('Metadata') ?? null;
  const stream = changes.resolve(metadata);

  if (!(metadata instanceof PdfRef) || !(stream instanceof PdfStream)) {
    return;
  }

  const { data, left } = changes.document.decodePartly(stream);
  const before = bytesToBinary(data);
  const after = claimsOfMetadata.reduce((text, claim) => text.replace(claim, ''), before);

  if (left.length === 0 && after !== before) {
    const dict = new PdfDict([
      ['Type', nameOf('Metadata')],
      ['Subtype', nameOf('XML')],
    ]);
    changes.replace.set(metadata.number, changes.packedStream(dict, binaryToBytes(after)));
  }
}
