import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printFolder } from '@octavo/engine-node/chromium/print';
import type { IworkTable } from '@octavo/engine-node/iwork/tables';
import { isWide, tablesPage } from '@octavo/engine-node/iwork/tables-page';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import type { DrawnPreview } from './draw-preview.ts';

/** Points: A4, with margins of 1.25 cm. */
const shortSide = 595.28;
const longSide = 841.89;
const margins = { top: 36, right: 36, bottom: 36, left: 36 };
const seconds = 90;

/** Prints the tables of a document; null when no page results. */
export async function drawTables(
  title: string,
  tables: readonly IworkTable[],
  context: RunContext,
): Promise<DrawnPreview | null> {
  const folder = context.workspace.newPath('tables');
  await mkdir(folder);
  await writeFile(join(folder, 'tables.html'), tablesPage(tables, title));

  const [widthPoints, heightPoints] = isWide(tables) ? [longSide, shortSide] : [shortSide, longSide];
  const layout = { widthPoints, heightPoints, margins, background: true };
  const [printed] = await printFolder({ folder, documents: ['tables.html'], layout, seconds }, context);

  return printed === undefined ? null : { path: printed.path, notes: [{ code: 'tables-only', values: {} }] };
}
