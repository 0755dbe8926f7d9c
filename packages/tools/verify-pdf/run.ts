import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { signingServices } from '@octavo/engine-node/signing/signing-services';
import { readTrustedRoots } from '@octavo/engine-node/signing/trusted-roots';
import { verifyFile } from '@octavo/engine-node/signing/verify-file';
import { askAuthority } from '@octavo/signing/revocation/ask-authority';
import { joinEvidence } from '@octavo/signing/verify/revocation/revocation-evidence';
import type * as z from 'zod';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { localOptions } from './local-options.ts';
import type { options } from './options.ts';

type VerifyOptions = z.output<typeof options> & Partial<z.output<typeof localOptions>>;

export const run: ToolRun<z.ZodType<VerifyOptions>> = async (input) => {
  const { file, options, workspace, webProxy, signal, report } = input;
  const roots = options.trust === undefined ? input.trustedRoots : await readTrustedRoots(options.trust);
  const services = signingServices({ proxy: webProxy, timeStampAuthority: null, signal });
  const verified = await verifyFile(
    file.path,
    roots,
    webProxy === null
      ? undefined
      : async (certificate, issuer) =>
          (await askAuthority(certificate, issuer, services))?.evidence ?? joinEvidence(),
  );
  const path = workspace.newPath('json');
  await writeFile(path, `${JSON.stringify(verified.report, null, 2)}\n`);
  const results = [
    { name: resultName(file.name, 'json', 'signatures'), kind: 'json' as const, path, notes: [] },
  ];

  if (options.revision === 0) {
    report(1, 1);

    return results;
  }

  // The part that a signature covers ends where its signer's program ended the file.
  const signature = verified.report.signatures.find(({ revision }) => revision === options.revision);
  const end = signature?.coveredBytes ?? verified.revisionEnds[options.revision - 1];

  if (end === undefined) {
    const count = verified.report.revisions;

    throw new Failure('illegal-input', `revision: the file has ${count}`, { values: { option: 'revision' } });
  }

  const earlier = workspace.newPath('pdf');
  await writeFile(earlier, verified.bytes.subarray(0, end));
  report(1, 1);
  const name = resultName(file.name, 'pdf', `revision-${options.revision}`);

  return [...results, { name, kind: 'pdf' as const, path: earlier, notes: [] }];
};
