import { Failure } from '@octavo/contract/failures';
import { hasSignatures } from '@octavo/editing/signatures/signed-changes';
import { applyEditList } from '@octavo/engine-node/pdf/apply-edit-list';
import { renewFile } from '@octavo/engine-node/signing/renew-file';
import type { TimeStampAuthority } from '@octavo/engine-node/signing/signing-services';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type * as z from 'zod';
import { beforeLast } from '../_kit/before-last.ts';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun, ToolRunInput } from '../_kit/types.ts';
import { optionMarks } from './option-marks.ts';
import { placedMarks } from './placed-marks.ts';
import { pointOf } from './point-of.ts';
import { refuseUnused, type SignOptions } from './refuse-unused.ts';
import { signLocally } from './sign-locally.ts';
import { signRemotely } from './sign-remotely.ts';
import { signWithSeal } from './sign-with-seal.ts';

export const run: ToolRun<z.ZodType<SignOptions>> = async (input) => {
  const { file, options, optionFiles, workspace, signal, report } = input;
  const { edits = null, page, at, width, color, as } = options;
  const [image = null] = optionFiles['image'] ?? [];
  // A picture is found by its name: that of the option before those that the edits name.
  const assets = [...(image === null ? [] : [image]), ...(optionFiles['asset'] ?? [])];
  const { p12, signature, cms } = options;
  const network = { proxy: input.webProxy, timeStampAuthority: authorityOf(options.tsa, input) };
  refuseUnused(options, image !== null);

  if (options.seal) {
    const sealing = { given: options, seal: input.seal, image };

    return [await signWithSeal(file, sealing, { workspace, signal, assets, network })];
  }

  if (p12 !== undefined) {
    return [await signLocally(file, { ...options, p12 }, image, { workspace, signal, assets, network })];
  }

  if (options.renew) {
    const name = resultName(file.name, 'pdf', 'renewed');

    return [await renewFile(file, name, { workspace, signal, assets, network })];
  }

  if (signature !== undefined) {
    const context = { workspace, signal, assets, network };

    return signRemotely(file, { request: signature, edits, cms }, context);
  }

  const marks = await optionMarks(image, options, new Date());

  if (marks.length === 0 && (edits?.operations.length ?? 0) === 0) {
    throw new Failure('mark-missing', 'no mark and no operations');
  }

  if (marks.length > 0 && at === undefined) {
    throw new Failure('mark-place-missing', 'at: no place');
  }

  const output = await applyEditList(
    file,
    {
      name: resultName(file.name, 'pdf', 'signed'),
      list: edits,
      more(document) {
        const { pages, pageCount } = document;
        const kind = as ?? (hasSignatures(document) ? 'annotation' : 'content');
        const chosen = at === undefined ? [] : parsePages(page || 'last', pageCount);
        const placed = new Map<number, PdfPage>();

        for (const index of chosen) {
          const found = pages[index];

          if (found !== undefined) {
            placed.set(index, found);
          }
        }

        return {
          operations: placedMarks(marks, placed, { at: pointOf(at), width, color, as: kind }),
          assets: new Map(),
          notes: [],
        };
      },
    },
    { workspace, signal, assets, report: beforeLast(report) },
  );
  report(1, 1);

  return [output];
};

/** The authority of the command line, else that of the operator. */
function authorityOf(
  tsa: string | undefined,
  { timeStampAuthority }: Pick<ToolRunInput<unknown>, 'timeStampAuthority'>,
): TimeStampAuthority | null {
  if (tsa !== undefined) {
    return { address: tsa, isDirect: true };
  }

  return timeStampAuthority === null ? null : { address: timeStampAuthority, isDirect: false };
}
