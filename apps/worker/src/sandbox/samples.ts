import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { SampleRun } from './child.ts';

/** Objects of a document of two pages with a few words (ISO 32000-2, annex H). */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 595 842] >>',
  '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
  '<< /Length 42 >>\nstream\nBT /F1 24 Tf 72 720 Td (Words to read) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/**
 * Writes a small document and returns jobs of the tools that organize pages: they need little more than the start of
 * their process, and the parts that most other tools share.
 */
export async function writeSamples(folder: string): Promise<readonly SampleRun[]> {
  const bytes = sampleDocument();
  const path = join(folder, 'sample.pdf');
  await writeFile(path, bytes);
  const file = { name: 'sample.pdf', kind: 'pdf', path, sizeBytes: bytes.length } as const;

  return toolIds
    .map((tool) => ({ tool, facts: catalogue[tool] }))
    .filter(({ facts }) => facts.group === 'organize')
    .map(({ tool, facts }) => ({
      tool,
      files: Array.from({ length: facts.minFiles }, () => file),
      options: {},
    }));
}

function sampleDocument(): Uint8Array {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;

    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;

  return new TextEncoder().encode(`${body}${table}${trailer}`);
}
