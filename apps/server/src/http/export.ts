import type { ExportEntry } from '@octavo/application/account/export-account';
import { makeZip } from 'client-zip';
import { contentDisposition } from './download.ts';

/** Streams all data of an account as a zip. */
export function answerExport(entries: Iterable<ExportEntry>): Response {
  return new Response(makeZip(entries), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', 'octavo-account.zip'),
    },
  });
}
