import type { PdfDocument } from '../document.ts';
import type { ByteSink, Codec } from '../host.ts';
import { PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { encodeText } from '../syntax/text-string.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { appendUpdate } from '../write/write.ts';
import { readInformation } from './information.ts';

/** Maximum packet size; real metadata is smaller. */
const largestPacketBytes = 4 * 1024 * 1024;

/**
 * Writes the document with this title in its metadata and shown in the window title. Pages stay unchanged,
 * byte for byte. False, with nothing written, when it already has a title or `title` is empty.
 */
export function giveTitle(document: PdfDocument, title: string, sink: ByteSink, codec: Codec): boolean {
  const own = readInformation(document).title?.trim() ?? '';

  if (own !== '' || title === '') {
    return false;
  }

  const { trailer, catalog } = document;
  const information = document.dict(trailer.get('Info'));
  const preferences = document.dict(catalog.get('ViewerPreferences'))?.copy() ?? new PdfDict();
  const changed = changesOf([
    [trailer.get('Info'), information?.copy().set('Title', encodeText(title))],
    [trailer.get('Root'), catalog.copy().set('ViewerPreferences', preferences.set('DisplayDocTitle', true))],
    [catalog.get('Metadata'), titledMetadata(document, title)],
  ]);
  appendUpdate(document, changed, sink, codec);

  return true;
}

/** Returns the changes to indirect objects; only those can be replaced by an update. */
function changesOf(
  objects: readonly (readonly [PdfObject | undefined, PdfObject | undefined])[],
): ReadonlyMap<number, PdfObject> {
  return new Map(
    objects.flatMap(([at, object]) =>
      at instanceof PdfRef && object !== undefined ? [[at.number, object]] : [],
    ),
  );
}

/**
 * Metadata with the title added (ISO 16684-1, 8.3); undefined when there is none, it cannot be read or it
 * already has a title.
 */
function titledMetadata(document: PdfDocument, title: string): PdfStream | undefined {
  const stream = document.get(document.catalog, 'Metadata');

  if (!(stream instanceof PdfStream) || stream.rawLength > largestPacketBytes) {
    return undefined;
  }

  const { data, left } = document.decodePartly(stream, largestPacketBytes);
  const packet = new TextDecoder('utf-8', { ignoreBOM: true }).decode(data);
  const end = packet.lastIndexOf('</rdf:RDF>');

  if (left.length > 0 || end === -1 || packet.includes('dc:title')) {
    return undefined;
  }

  const value = `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li></rdf:Alt></dc:title>`;
  const description = `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${value}</rdf:Description>`;
  const raw = new TextEncoder().encode(`${packet.slice(0, end)}${description}\n${packet.slice(end)}`);
  const dict = stream.dict.copy();
  dict.delete('Filter');
  dict.delete('DecodeParms');

  return new PdfStream(dict, raw);
}
