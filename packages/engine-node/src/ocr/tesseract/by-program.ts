import { Failure } from '@octavo/contract/failures';
import type { RunContext } from '../../pdf/open.ts';
import { findProgram, hasProgram } from '../../places/find-program.ts';
import { runProgram } from '../../programs/run-program.ts';
import { pageSeconds, segmentations, type TesseractPort } from './tesseract-port.ts';

const memoryBytes = 2 * 1024 ** 3;

/** The installed program. */
export const tesseractByProgram: TesseractPort = {
  async languages(context) {
    return hasProgram('tesseract') ? (await listOnce(context)).languages : new Set();
  },

  async read({ path, languages, layout, dpi }, { workspace, signal }) {
    const { exitCode, stdout, stderr } = await runProgram({
      program: 'tesseract',
      args: [
        path,
        'stdout',
        '-l',
        languages.join('+'),
        '--psm',
        String(segmentations[layout]),
        '--oem',
        '1',
        '--dpi',
        String(dpi),
        'hocr',
      ],
      folder: workspace.folder,
      signal,
      // Its threads spin while they wait for each other; cores are better used for several pages in parallel.
      variables: { OMP_THREAD_LIMIT: '1' },
      seconds: pageSeconds,
      memoryBytes,
    });

    if (exitCode !== 0) {
      throw new Failure('engine-crashed', `tesseract ended with ${exitCode}: ${stderr}`);
    }

    return stdout.toString('utf8');
  },
};

interface InstalledData {
  readonly languages: ReadonlySet<string>;
  /** Folder of the data; null when the program does not tell it. */
  readonly folder: string | null;
}

/** Folder with the language data of the installed program; null when there is none, or it does not tell. */
export async function programDataFolder(context: RunContext): Promise<string | null> {
  return hasProgram('tesseract') ? (await listOnce(context)).folder : null;
}

/** By the path of the program: another one may be installed while this process runs. */
const listed = new Map<string | null, Promise<InstalledData>>();

function listOnce(context: RunContext): Promise<InstalledData> {
  const program = findProgram('tesseract');
  const known = listed.get(program);

  if (known !== undefined) {
    return known;
  }

  const list = listLanguages(context).catch((error: unknown) => {
    listed.delete(program);

    throw error;
  });
  listed.set(program, list);

  return list;
}

async function listLanguages({ workspace, signal }: RunContext): Promise<InstalledData> {
  const { stdout } = await runProgram({
    program: 'tesseract',
    args: ['--list-langs'],
    folder: workspace.folder,
    signal,
  });
  const [title = '', ...names] = stdout.toString('utf8').trim().split('\n');
  const [, folder = null] = /"(.+)"/.exec(title) ?? [];

  return { languages: new Set(names.map((name) => name.trim())), folder };
}
