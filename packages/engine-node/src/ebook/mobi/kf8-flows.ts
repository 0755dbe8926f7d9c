import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RecordReader } from '@octavo/ebook/mobi/big-endian';
import type { MobiFile } from './mobi-file.ts';

/** Splits the text into flows: documents first, then styles and drawings (`FDST`). */
export function flowsOf(file: MobiFile, text: Uint8Array): Uint8Array[] {
  const table = new RecordReader(file.record(file.header.flowTable));

  if (table.text(0, 4) !== 'FDST') {
    return [text];
  }

  const flows: Uint8Array[] = [];

  let end = 0;

  for (let index = 0; index < Math.min(table.u32(8), 10_000); index += 1) {
    // Flows must not overlap: otherwise the same text could be written many times.
    const start = Math.max(end, table.u32(12 + index * 8));
    end = Math.max(start, table.u32(16 + index * 8));
    flows.push(text.subarray(start, end));
  }

  return flows;
}

/** Writes the style flows to files; drawings are inlined into the documents that show them. */
export async function writeFlows(
  file: MobiFile,
  flows: readonly Uint8Array[],
  resources: ReadonlyMap<number, string>,
  folder: string,
): Promise<void> {
  for (const [index, flow] of flows.entries()) {
    const text = file.decode(flow);

    if (index > 0 && !isDrawing(text)) {
      await writeFile(
        join(folder, flowPath(index)),
        withKindleAddresses(text, '../', file, flows, resources),
      );
    }
  }
}

/** Replaces Kindle-specific addresses; `up` leads from the file to the folder of the book. */
export function withKindleAddresses(
  text: string,
  up: string,
  file: MobiFile,
  flows: readonly Uint8Array[],
  resources: ReadonlyMap<number, string>,
): string {
  const embedded = (given: string) =>
    given.replace(/kindle:embed:([0-9a-v]+)(?:\?mime=[\w/+.-]*)?/gi, (_, number: string) => {
      const path = resources.get(Number.parseInt(number, 32) - 1);

      return path === undefined ? '' : up + path;
    });
  const withDrawings = text.replace(
    /<img\b[^<>]{0,4000}\bkindle:flow:([0-9a-v]+)\?mime=image\/svg\+xml[^<>]{0,4000}>(?:\s*<\/img>)?/gi,
    (_, number: string) => {
      const flow = flows[Number.parseInt(number, 32)];

      return flow === undefined ? '' : embedded(file.decode(flow)).replace(/^[\s\S]*?(?=<svg\b)/i, '');
    },
  );

  return embedded(withDrawings).replace(
    /kindle:flow:([0-9a-v]+)(?:\?mime=[\w/+.-]*)?/gi,
    (_, number: string) => up + flowPath(Number.parseInt(number, 32)),
  );
}

function flowPath(index: number): string {
  return `flows/${index}.css`;
}

function isDrawing(text: string): boolean {
  return /<svg\b/i.test(text.slice(0, 1000));
}
