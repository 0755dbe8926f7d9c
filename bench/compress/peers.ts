import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, statSync } from 'node:fs';

/** Program that ours is compared with: writes `output` from `input`, returns false when it could not. */
export interface Peer {
  readonly name: string;
  run(input: string, output: string): boolean;
}

const ghostscript = (setting: string): Peer => ({
  name: `gs /${setting}`,
  run: (input, output) =>
    isDone(
      'gs',
      [
        '-q',
        '-dNOPAUSE',
        '-dBATCH',
        '-dSAFER',
        '-sDEVICE=pdfwrite',
        `-dPDFSETTINGS=/${setting}`,
        `-sOutputFile=${output}`,
        input,
      ],
      output,
    ),
});

const qpdf: Peer = {
  name: 'qpdf',
  run: (input, output) =>
    isDone(
      'qpdf',
      [
        '--recompress-flate',
        '--compression-level=9',
        '--object-streams=generate',
        '--optimize-images',
        input,
        output,
      ],
      output,
    ),
};

export const peers: readonly Peer[] = [
  ghostscript('screen'),
  ghostscript('ebook'),
  ghostscript('printer'),
  qpdf,
];

/** A user keeps the original when the result is larger, so the comparison does, too. */
export function runFairly(peer: Peer, input: string, output: string): boolean {
  if (!peer.run(input, output)) {
    return false;
  }

  if (statSync(output).size > statSync(input).size) {
    copyFileSync(input, output);
  }

  return true;
}

function isDone(program: string, args: readonly string[], output: string): boolean {
  const { status } = spawnSync('timeout', ['180', program, ...args], { stdio: 'ignore' });

  // qpdf exits with 3 after warnings.
  return (status === 0 || status === 3) && existsSync(output) && statSync(output).size > 0;
}

export function textOf(path: string): string {
  return spawnSync('pdftotext', [path, '-'], { maxBuffer: 256 * 1024 * 1024 })
    .stdout.toString('utf8')
    .replace(/\s+/g, ' ');
}
