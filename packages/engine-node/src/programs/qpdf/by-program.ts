import { runProgram } from '../run-program.ts';
import { type Opening, openingCall, type QpdfPort } from './qpdf-port.ts';

const openings: Readonly<Record<number, Opening>> = { 0: 'password-needed', 3: 'opens' };

/**
 * The installed program. Its arguments go to standard input, so that other processes cannot read passwords on the
 * command line.
 */
export const qpdfByProgram: QpdfPort = {
  run: ({ args, workspace, signal }) =>
    runProgram({
      program: 'qpdf',
      args: ['@-'],
      folder: workspace.folder,
      signal,
      input: `${args((path) => path).join('\n')}\n`,
    }),

  async opening(question) {
    const { exitCode } = await qpdfByProgram.run(openingCall(question));

    return openings[exitCode] ?? 'unknown';
  },
};
