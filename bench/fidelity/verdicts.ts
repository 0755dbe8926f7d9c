import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures how often the report's verdict agrees with the score: both say that a result is good, or neither
 * does. Folders and program as for `run.ts`; a regular expression on names selects files.
 */
const pairs = process.env['OCTAVO_PAIRS'] ?? '';
const scorer = process.env['OCTAVO_FIDELITY'] ?? '';

/** Score from which a result is good. */
const goodScore = 90;

const octavo = join(import.meta.dirname, '../../octavo');

const tools = [
  { tool: 'pdf-to-word', extension: 'docx', kinds: ['docx', 'native'] },
  { tool: 'pdf-to-ppt', extension: 'pptx', kinds: ['pptx'] },
] as const;

interface FidelityScore {
  readonly name: string;
  readonly composite: number;
}

interface ReportNote {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string>>;
}

if (!existsSync(join(pairs, 'manifest.tsv')) || !existsSync(scorer)) {
  console.log('Skipped: OCTAVO_PAIRS and OCTAVO_FIDELITY name no pairs and no program that scores them.');
} else {
  const only = new RegExp(process.argv[2] ?? '');
  const compared = tools.flatMap((each) => compare(each, only));
  const agreed = compared.filter(Boolean).length;
  console.log(`Agreement: ${agreed} of ${compared.length} files`);
}

/** For each file of a kind, true when verdict and score agree. */
function compare({ tool, extension, kinds }: (typeof tools)[number], only: RegExp): boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-verdicts-'));

  try {
    const verdicts = new Map(
      namesOf(kinds)
        .filter((name) => only.test(name))
        .map((name) => [name, convert(tool, name, join(folder, `${name}.${extension}`))]),
    );

    if (verdicts.size === 0) {
      return [];
    }

    return scoresOf(folder, [...verdicts.keys()]).map(({ name, composite }) => {
      const { verdict = 'none', card } = verdicts.get(name) ?? {};
      const agrees = (verdict === 'verdict-good') === composite >= goodScore;
      const figures = `words ${share(card?.values['words'])}, likeness ${share(card?.values['likeness'])}`;
      console.log(`${agrees ? ' ' : '!'} ${composite.toFixed(1)}  ${verdict}  ${figures}  ${tool} ${name}`);

      return agrees;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function namesOf(kinds: readonly string[]): string[] {
  const [, ...rows] = readFileSync(join(pairs, 'manifest.tsv'), 'utf8').trim().split('\n');

  return rows
    .map((row) => row.split('\t'))
    .flatMap(([name = '', kind = '']) => (kinds.includes(kind) ? [name] : []));
}

function convert(tool: string, name: string, path: string) {
  const { stdout } = spawnSync(octavo, [tool, join(pairs, `${name}.pdf`), '-o', path, '--json'], {
    encoding: 'utf8',
  });
  const answer = stdout === '' ? null : (JSON.parse(stdout) as { results: { notes: ReportNote[] }[] });
  const notes = answer?.results[0]?.notes ?? [];

  return {
    verdict: notes.find(({ code }) => code.startsWith('verdict-') || code === 'nothing-found')?.code,
    card: notes.find(({ code }) => code === 'conversion-compared'),
  };
}

function scoresOf(folder: string, names: readonly string[]): readonly FidelityScore[] {
  const path = join(folder, 'scores.json');
  const only = ['--only', `^(${names.join('|')})$`];
  const args = ['--pairs', pairs, '--converted', folder, '--json', path, '--quiet', ...only];
  const { status } = spawnSync(scorer, args, { stdio: ['ignore', 'ignore', 'inherit'] });

  if (status !== 0) {
    throw new Error(`${scorer} ended with ${status}`);
  }

  return (JSON.parse(readFileSync(path, 'utf8')) as { files: FidelityScore[] }).files;
}

function share(value: number | string | undefined): string {
  return typeof value === 'number' ? value.toFixed(3) : '-';
}
