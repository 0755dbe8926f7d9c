import type { FileKind } from '@octavo/contract/kinds';
import { textAt } from './sample.ts';

export function drawingKind(head: Uint8Array): FileKind | null {
  const start = textAt(head, 0, 1024);

  // A version followed by zeros; a text that begins with the same letters has none.
  if (/^AC(10\d\d|[12]\.\d)/.test(start) && start.slice(0, 16).includes('\0')) {
    return 'dwg';
  }

  // Group code 0 opens the first section; comments have group code 999.
  const isTextual = /^(?:\u00ef\u00bb\u00bf)?\s*(?:999\s*\n[^\n]*\n\s*)*0\s*\n\s*SECTION\s/.test(
    start.replaceAll(/\r\n?/g, '\n'),
  );

  return isTextual || start.startsWith('AutoCAD Binary DXF\r\n') ? 'dxf' : null;
}
