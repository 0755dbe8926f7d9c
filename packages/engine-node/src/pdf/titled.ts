import { readFile } from 'node:fs/promises';
import { openPdf } from '@octavo/pdf/document';
import { giveTitle } from '@octavo/pdf/information/give-title';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { Workspace } from '../run-files.ts';

/** Writes a copy with this title; returns the original path when the document already has one. */
export async function titled(path: string, title: string, workspace: Workspace): Promise<string> {
  const document = openPdf(await readFile(path), codec);
  const result = workspace.newPath('pdf');
  let isGiven = false;
  writeFileThrough(result, (sink) => {
    isGiven = giveTitle(document, title, sink, codec);
  });

  return isGiven ? result : path;
}
