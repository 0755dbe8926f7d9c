import { dictOf, nameOf, OutputRef, PdfDict, PdfStream, PdfString } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import type { Assembly, Source } from './source.ts';

const producer = 'Octavo';

/** Maximum packet size; hand-written metadata is smaller. */
const largestPacketBytes = 4 * 1024 * 1024;

/**
 * Writes the information dictionary (14.3.3) of the first source with updated producer and modification date.
 */
export function writeInformation(assembly: Assembly, modified: Date | undefined): OutputRef {
  const information = new PdfDict();
  const source = firstUsed(assembly);
  const own = source === null ? null : source.document.dict(source.document.trailer.get('Info'));

  for (const key of ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'CreationDate']) {
    const value = source === null || own === null ? null : source.document.get(own, key);

    if (value instanceof PdfString) {
      information.set(key, value);
    }
  }

  information.set('Producer', encodeText(producer));

  if (modified !== undefined) {
    information.set('ModDate', encodeText(`D:${digitsOf(modified)}Z`));
  }

  const number = assembly.writer.allocate();
  assembly.write(number, information);

  return new OutputRef(number);
}

/**
 * Writes the metadata of the first source (14.3.2) with the same updates; null when there is none that can be
 * read.
 */
export function writeMetadata(assembly: Assembly, modified: Date | undefined): OutputRef | null {
  const source = firstUsed(assembly);
  const stream = source === null ? null : source.document.get(source.document.catalog, 'Metadata');

  if (source === null || !(stream instanceof PdfStream) || stream.rawLength > largestPacketBytes) {
    return null;
  }

  const { data, left } = source.document.decodePartly(stream, largestPacketBytes);
  const packet = new TextDecoder('utf-8').decode(data);

  // UTF-16 packets are allowed but do not occur in practice; they are dropped rather than damaged.
  if (left.length > 0 || !packet.includes('<rdf:RDF')) {
    return null;
  }

  const raw = new TextEncoder().encode(correctPacket(packet, modified));
  const number = assembly.writer.allocate();
  assembly.write(number, new PdfStream(dictOf({ Type: nameOf('Metadata'), Subtype: nameOf('XML') }), raw));

  return new OutputRef(number);
}

/** Sets producer and dates, and removes conformance claims that hold only for the original file. */
function correctPacket(packet: string, modified: Date | undefined): string {
  let corrected = replaceProperty(packet, 'pdf:Producer', producer);
  const date = modified === undefined ? '' : `${modified.toISOString().slice(0, 19)}Z`;

  for (const property of ['xmp:ModifyDate', 'xmp:MetadataDate']) {
    corrected = replaceProperty(corrected, property, date);
  }

  for (const property of ['pdfaid:part', 'pdfaid:conformance', 'pdfaid:rev', 'pdfxid:GTS_PDFXVersion']) {
    corrected = replaceProperty(corrected, property, '');
  }

  return corrected;
}

/** Replaces a simple property, written as element or attribute; an empty value removes it. */
function replaceProperty(packet: string, property: string, value: string): string {
  return packet
    .replace(
      new RegExp(`<${property}>[^<]*</${property}>`, 'g'),
      value && `<${property}>${value}</${property}>`,
    )
    .replace(new RegExp(`\\s${property}=("[^"]*"|'[^']*')`, 'g'), value && ` ${property}="${value}"`);
}

function digitsOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/\D/g, '');
}

export function firstUsed(assembly: Assembly): Source | null {
  return assembly.sources.find(({ placements }) => placements.length > 0) ?? null;
}
