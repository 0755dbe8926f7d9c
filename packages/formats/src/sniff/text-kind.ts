import { type FileKind, kinds } from '@octavo/contract/kinds';
import { looksLikeText, unicodeFormOf } from './text-form.ts';

/** Kinds of text that only the file name distinguishes. */
const namedKinds = ['txt', 'md', 'csv', 'html', 'url'] as const satisfies readonly FileKind[];

/** Programs whose documents may be plain XML, identified by processing instruction or by namespace. */
const flatOffice: readonly (readonly [RegExp, { readonly old: FileKind; readonly new: FileKind }])[] = [
  [/progid="Word\.Document"|office\/word\/\d{4}\/wordml|wordprocessingml/, { old: 'doc', new: 'docx' }],
  [/progid="Excel\.Sheet"|schemas-microsoft-com:office:spreadsheet/, { old: 'xls', new: 'xlsx' }],
  [/progid="PowerPoint\.Show"|presentationml/, { old: 'ppt', new: 'pptx' }],
];

const flatOpenDocument =
  /office:mimetype="application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/;

/** Detects the kind of a text: markup by its content, everything else by the file name. */
export function textKind(head: Uint8Array, extension: string): FileKind | null {
  if (!looksLikeText(head)) {
    return null;
  }

  const form = unicodeFormOf(head);
  // Markup begins in ASCII, whatever the encoding of the rest.
  const text = new TextDecoder(form?.startsWith('utf-16') ? form : 'latin1').decode(head);
  const named = namedKinds.find((kind) => (kinds[kind].extensions as readonly string[]).includes(extension));

  if (extension === 'json') {
    return /^(\ufeff|\u00ef\u00bb\u00bf)?\s*[[{]/.test(text) ? 'json' : null;
  }

  return xmlKind(text, extension) ?? named ?? (isHtml(text) ? savedAs(text, extension) : null);
}

function xmlKind(text: string, extension: string): FileKind | null {
  if (
    !/^(\ufeff|\u00ef\u00bb\u00bf)?\s*<\?xml|^\s*<(FictionBook|xfdf|office:document|pkg:package|w:wordDocument)\b/.test(
      text,
    )
  ) {
    return null;
  }

  if (/<FictionBook\b/.test(text)) {
    return 'fb2';
  }

  if (/<xfdf\b[^>]*ns\.adobe\.com\/xfdf/.test(text)) {
    return 'xfdf';
  }

  const openDocument = flatOpenDocument.exec(text)?.[1];

  if (openDocument !== undefined) {
    return openDocument === 'text' ? 'odt' : openDocument === 'spreadsheet' ? 'ods' : 'odp';
  }

  const kind = flatOffice.find(([mark]) => mark.test(text))?.[1];

  if (kind === undefined || extension === 'txt') {
    return null;
  }

  return /[xm]$/.test(extension) && extension !== 'xml' ? kind.new : kind.old;
}

function isHtml(text: string): boolean {
  const start = text
    .replace(/^(\ufeff|\u00ef\u00bb\u00bf)/, '')
    .replace(/^(\s|<\?[^>]*>|<!--[\s\S]*?-->)+/, '');

  return /^<(!doctype\s+html|html|head|body)\b/i.test(start);
}

/**
 * Kind of a web page that a program exported with the extension of an office document; the office programs
 * open it.
 */
function savedAs(text: string, extension: string): FileKind {
  if (extension === 'xls' && /<table\b|urn:schemas-microsoft-com:office:excel/i.test(text)) {
    return 'xls';
  }

  return extension === 'doc' && text.includes('urn:schemas-microsoft-com:office:word') ? 'doc' : 'html';
}
