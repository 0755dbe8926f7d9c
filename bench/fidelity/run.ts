import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isToolId } from '../../packages/tools/_gen/catalogue.ts';

/**
 * Compares the fidelity of documents made from PDFs: by our tools, by the PDF import of LibreOffice and by
 * pdftotext, over a folder of pairs, each a PDF with the document it was printed from. The pairs and the
 * program that scores them are not part of the project: `OCTAVO_PAIRS` names the folder, `OCTAVO_FIDELITY`
 * the program.
 */
const pairs = process.env['OCTAVO_PAIRS'] ?? '';
const scorer = process.env['OCTAVO_FIDELITY'] ?? '';

interface Converter {
  readonly label: string;
  readonly extension: 'docx' | 'xlsx' | 'pptx' | 'txt';
  /** Command for a folder of results; the scorer fills in `{in}` and `{out}`. */
  command(folder: string): string;
}

const octavo = join(import.meta.dirname, '../../octavo');

if (!existsSync(join(pairs, 'manifest.tsv')) || !existsSync(scorer)) {
  console.log('Skipped: OCTAVO_PAIRS and OCTAVO_FIDELITY name no pairs and no program that scores them.');
} else {
  compare([
    ...(['docx', 'xlsx', 'pptx', 'txt'] as const).flatMap(ours),
    imported('docx', 'writer_pdf_import'),
    imported('pptx', 'impress_pdf_import'),
    { label: 'pdftotext', extension: 'txt', command: () => 'pdftotext {in} {out}' },
  ]);
}

function compare(converters: readonly Converter[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-fidelity-'));
  const only = process.argv[2] === undefined ? [] : ['--only', process.argv[2]];

  try {
    const scores = converters.map(({ label, extension, command }, index) => {
      const results = join(folder, String(index));
      const score = join(folder, `${index}.json`);
      const settings = [
        '--label',
        label,
        '--ext',
        extension,
        '--convert',
        command(results),
        '--json',
        score,
        '--quiet',
      ];
      runScorer(['--converted', results, ...settings, ...only], 'ignore');

      return score;
    });
    runScorer(['--compare', ...scores], 'inherit');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ours(extension: Converter['extension']): Converter[] {
  const tool = { docx: 'pdf-to-word', xlsx: 'pdf-to-excel', pptx: 'pdf-to-ppt', txt: 'pdf-to-txt' }[
    extension
  ];

  return isToolId(tool)
    ? [{ label: `octavo ${tool}`, extension, command: () => `${octavo} ${tool} {in} -o {out}` }]
    : [];
}

function imported(extension: 'docx' | 'pptx', filter: string): Converter {
  return {
    label: `LibreOffice ${filter}`,
    extension,
    command: (folder) =>
      `soffice -env:UserInstallation=file://${folder}/profile --headless --infilter=${filter} --convert-to ${extension} --outdir ${folder} {in}`,
  };
}

function runScorer(args: readonly string[], output: 'ignore' | 'inherit'): void {
  const { status } = spawnSync(scorer, ['--pairs', pairs, ...args], { stdio: ['ignore', output, 'inherit'] });

  if (status !== 0) {
    throw new Error(`${scorer} ended with ${status}`);
  }
}
