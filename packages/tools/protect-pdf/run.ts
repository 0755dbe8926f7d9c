import { randomBytes } from 'node:crypto';
import { ToolFailure } from '@octavo/contract/failures';
import { mendedNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { soundPath } from '@octavo/engine-node/pdf/sound-path';
import { qpdf, wroteFile } from '@octavo/engine-node/programs/qpdf';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options, permissions } from './options.ts';

type Permission = (typeof permissions)[number];

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'modify', place);
  const path = workspace.newPath('pdf');
  const ownerPassword =
    options.ownerPassword === '' ? randomBytes(24).toString('base64url') : options.ownerPassword;
  const result = await qpdf({
    args: [
      '--encrypt',
      options.password,
      ownerPassword,
      options.encryption === 'aes-256' ? '256' : '128',
      ...(options.encryption === 'aes-128' ? ['--use-aes=y'] : []),
      ...permissionArgs(options.allow),
      '--',
      soundPath(opened, workspace),
      path,
    ],
    workspace,
    signal,
  });

  if (!wroteFile(result)) {
    throw new ToolFailure('output-broken', `qpdf could not encrypt: ${result.stderr}`);
  }

  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'protected'),
      kind: 'pdf',
      path,
      pages: opened.document.pageCount,
      notes: [
        ...mendedNotes(opened.mended),
        { code: 'protected', values: { encryption: options.encryption } },
      ],
    },
  ];
};

/** Reading aloud is never forbidden: ISO 32000-2, 7.6.4.2, asks processors to ignore that bit. */
function permissionArgs(allow: readonly Permission[]): string[] {
  const yes = (permission: Permission) => (allow.includes(permission) ? 'y' : 'n');

  return [
    `--print=${allow.includes('print') ? 'full' : 'none'}`,
    `--extract=${yes('copy')}`,
    `--modify-other=${yes('modify')}`,
    `--annotate=${yes('annotate')}`,
    `--form=${yes('fill')}`,
    `--assemble=${yes('assemble')}`,
  ];
}
