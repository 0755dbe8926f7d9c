import { Readable } from 'node:stream';
import { kinds } from '@octavo/contract/kinds';
import type { ByteRange, FileRecord } from '@octavo/domain/ports';

/** What every answer with someone's file carries: it must not survive in any cache. */
const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export function answerBytes(
  bytes: AsyncIterable<Uint8Array>,
  headers: Record<string, string>,
  status = 200,
): Response {
  const body = Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;

  return new Response(body, { status, headers: { ...privateHeaders, ...headers } });
}

/** Headers of a file, or of the part of it that was asked for. */
export function fileHeaders(
  file: FileRecord,
  inline: boolean,
  range: ByteRange | null,
): Record<string, string> {
  const from = range?.from ?? 0;
  const to = range?.to ?? file.sizeBytes - 1;

  return {
    'content-type': kinds[file.kind].mediaType,
    'content-length': String(to - from + 1),
    'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', file.name),
    'accept-ranges': 'bytes',
    ...(range === null ? {} : { 'content-range': `bytes ${from}-${to}/${file.sizeBytes}` }),
  };
}

/** RFC 6266: the exact name in UTF-8, and a plain one for readers that do not know it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  // RFC 8187 leaves fewer characters bare than encodeURIComponent does.
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * Reads a `Range` header (RFC 9110, 14.2). Null: the whole file, also for several ranges or units that are not
 * bytes; `unsatisfiable` when the range lies outside.
 */
export function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];

  if (first === '' && last === '') {
    return null;
  }

  const from = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);

  if (first !== '' && last !== '' && Number(last) < from) {
    return null;
  }

  return from > to ? 'unsatisfiable' : { from, to };
}
