import { Failure } from '@octavo/contract/failures';
import { qpdf, wroteFile } from '../programs/qpdf.ts';
import type { OpenedPdf, RunContext } from './open.ts';

/**
 * Gives a result the passwords and restrictions of its single source, so that changing a protected document
 * does not remove them. Returns the path of the result: `path` itself when the source was not protected.
 */
export async function keepProtection(path: string, source: OpenedPdf, context: RunContext): Promise<string> {
  const { protection } = source;

  if (protection === null) {
    return path;
  }

  const { workspace, signal } = context;
  const protectedPath = workspace.newPath('pdf');
  const result = await qpdf({
    args: (name) => [
      `--copy-encryption=${name(protection.path)}`,
      `--encryption-file-password=${protection.password}`,
      '--object-streams=preserve',
      name(path),
      name(protectedPath),
    ],
    workspace,
    signal,
  });

  if (!wroteFile(result)) {
    throw new Failure('output-broken', `protection could not be kept: ${result.stderr}`);
  }

  return protectedPath;
}
