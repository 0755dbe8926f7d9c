import { open, writeFile } from 'node:fs/promises';
import { mebibyte, previewCharacters } from '@octavo/contract/limits';
import type { OutputFile, Workspace } from '../run-files.ts';
import type { ResultPreview } from './draw-previews.ts';

/** Bytes read from the start of a file: web pages have styles and pictures before the first words. */
const readBytes = 4 * mebibyte;

/** Writes the first characters of a text file, or of the text of an HTML file. */
export async function writeBeginning(
  { kind, path }: OutputFile,
  workspace: Workspace,
): Promise<ResultPreview> {
  const text = await readStart(path);
  const shown = kind === 'html' ? wordsOf(text) : text;
  const target = workspace.newPath('txt');
  // A character may take two UTF-16 units and must not be split.
  const characters = Array.from(shown.slice(0, previewCharacters * 2)).slice(0, previewCharacters);
  await writeFile(target, characters.join(''));

  return { page: 1, kind: 'txt', path: target };
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);

  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(readBytes) });

    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Text of an HTML page that we wrote, without its tags. */
function wordsOf(html: string): string {
  return html
    .replace(/<(head|style|script)\b.*?<\/\1>/gis, '')
    .replace(/<[^>]*>?/g, '\n')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_all, name: string) => named[name] ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
