import type { ChatFormat, DocumentView } from '@octavo/contract/document';
import { mediaTypes } from '@octavo/contract/media-types';
import { zipParts } from '@octavo/engine-node/archive/write-zip';
import { chatExportWords } from '@octavo/i18n/chat-export';
import type { Locale } from '@octavo/i18n/locales';
import { writeDocx } from '@octavo/writers/docx/write-docx';
import { writeMarkdown } from '@octavo/writers/text/markdown/write-markdown';
import { contentDisposition, privateHeaders } from '../../http/download.ts';
import { chatLayout } from './chat-layout.ts';
import { chatLines } from './chat-lines.ts';

/** Answers with the questions and answers of a document as a file. */
export function exportChat(document: DocumentView, format: ChatFormat, locale: Locale): Response {
  const [name = ''] = (document.files[0]?.name ?? '').split(/\.[^.]*$/);
  const fileName = `${name}-${chatExportWords(locale).fileName}.${format}`;

  return new Response(bytesOf(document, format, locale), {
    headers: {
      ...privateHeaders,
      'content-type': mediaTypes[format],
      'content-disposition': contentDisposition('attachment', fileName),
    },
  });
}

function bytesOf(
  document: DocumentView,
  format: ChatFormat,
  locale: Locale,
): Uint8Array<ArrayBuffer> | string {
  if (format === 'json') {
    const { id, createdAt, files, questions } = document;

    return `${JSON.stringify({ id, createdAt, files, questions }, null, 2)}\n`;
  }

  const layout = chatLayout(chatLines(document, locale), locale);

  return format === 'md' ? writeMarkdown(layout) : zipParts(writeDocx(layout, new Map()));
}
