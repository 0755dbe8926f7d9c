import { randomBytes } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { intactPath } from '@octavo/engine-node/pdf/intact-path';
import { repairedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import { openPdfFile } from '@octavo/engine-node/pdf/open';
import { qpdfJob, wroteFile } from '@octavo/engine-node/programs/qpdf';
import { preparePassword } from '@octavo/pdf/password';
import type * as z from 'zod';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import { longestPassword, type options, type permissions } from './options.ts';

type Permission = (typeof permissions)[number];
type ProtectOptions = z.infer<typeof options>;

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openPdfFile(file, 'modify', place);
  const path = workspace.newPath('pdf');
  const source = intactPath(opened, workspace);
  const result = await qpdfJob({ ...place, job: (name) => jobOf(options, name(source), name(path)) });

  if (!wroteFile(result)) {
    throw new Failure('output-broken', `qpdf could not encrypt: ${result.stderr}`);
  }

  report(1, 1);

  return [
    {
      name: resultName(file.name, 'pdf', 'protected'),
      kind: 'pdf',
      path,
      pages: opened.document.pageCount,
      notes: [
        ...repairedNotes(opened.repaired),
        ...signatureNotes(opened.document),
        { code: 'protected', values: { encryption: options.encryption } },
      ],
    },
  ];
};

/** Job for qpdf, in the format of its `--job-json-help`. */
function jobOf(
  { password, ownerPassword, encryption, allow }: ProtectOptions,
  from: string,
  to: string,
): object {
  const permissions = permissionsOf(allow);
  const written = (given: string, option: string) =>
    encryption === 'aes-256' ? prepared(given, option) : given.normalize('NFC');

  return {
    inputFile: from,
    outputFile: to,
    encrypt: {
      userPassword: written(password, 'password'),
      ownerPassword:
        ownerPassword === ''
          ? randomBytes(24).toString('base64url')
          : written(ownerPassword, 'ownerPassword'),
      ...(encryption === 'aes-256'
        ? { '256bit': permissions }
        : { '128bit': { ...permissions, useAes: 'y' } }),
    },
  };
}

/** Preparation can make a password longer than given, or empty. */
function prepared(given: string, option: string): string {
  const password = preparePassword(given);

  if (password === null || Buffer.byteLength(password) > longestPassword) {
    throw new Failure('illegal-input', `${option} has characters that are not allowed in passwords`, {
      values: { option },
    });
  }

  if (password === '') {
    throw new Failure('password-empty', option);
  }

  return password;
}

/** Accessibility is always allowed: ISO 32000-2, 7.6.4.2, asks processors to ignore that bit. */
function permissionsOf(allow: readonly Permission[]): Record<string, string> {
  const yes = (permission: Permission) => (allow.includes(permission) ? 'y' : 'n');

  return {
    print: allow.includes('print') ? 'full' : 'none',
    extract: yes('copy'),
    modifyOther: yes('modify'),
    annotate: yes('annotate'),
    form: yes('fill'),
    assemble: yes('assemble'),
  };
}
