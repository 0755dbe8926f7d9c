import { Readable } from 'node:stream';
import { cutName, renamed } from '@octavo/contract/file-name';
import { mediaTypes } from '@octavo/contract/media-types';
import type { ByteRange, FileRecord, Vault } from '@octavo/domain/ports';
import { inlineType } from './content.ts';

/** Headers of every response with a user's file, which no cache may keep. */
export const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

function answerBytes(
  bytes: AsyncIterable<Uint8Array>,
  headers: Record<string, string>,
  status = 200,
): Response {
  const body = Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;

  return new Response(body, { status, headers: { ...privateHeaders, ...headers } });
}

interface DownloadOptions {
  readonly inline: boolean;
  /** Another name than that of the file, without an extension. */
  readonly name?: string | undefined;
  readonly range?: string | undefined;
}

/** Responds with a file, or with the part of it that a `Range` header requests. */
export function answerFile(
  vault: Vault,
  file: FileRecord,
  { inline, name, range: header }: DownloadOptions,
): Response {
  const range = parseRange(header, file.sizeBytes);

  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.sizeBytes}` } });
  }

  const bytes = vault.open(file, range ?? undefined);

  const named = name === undefined ? file : { ...file, name: renamed(file.name, name) };

  return answerBytes(bytes, fileHeaders(named, inline, range), range === null ? 200 : 206);
}

/** Headers of a file, or of the requested part of it. Only kinds that run no code are shown inline. */
function fileHeaders(file: FileRecord, inline: boolean, range: ByteRange | null): Record<string, string> {
  const from = range?.from ?? 0;
  const to = range?.to ?? file.sizeBytes - 1;
  const mediaType = mediaTypes[file.kind];
  const shown = inline ? inlineType(file.kind, mediaType) : null;

  return {
    'content-type': shown ?? mediaType,
    'content-length': String(to - from + 1),
    'content-disposition': contentDisposition(shown === null ? 'attachment' : 'inline', file.name),
    'accept-ranges': 'bytes',
    ...(range === null ? {} : { 'content-range': `bytes ${from}-${to}/${file.sizeBytes}` }),
  };
}

/** RFC 6266: the exact name in UTF-8, and an ASCII name for clients that do not support it. */
export function contentDisposition(kind: 'inline' | 'attachment', given: string): string {
  const name = cutName(given);
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
