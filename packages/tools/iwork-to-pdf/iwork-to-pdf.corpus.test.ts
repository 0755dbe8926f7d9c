import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerPages, popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

const files = corpusFiles(/^iwork\//);

/** Notes of which a result without text must have one. */
const notesWithoutText = ['first-page-only', 'preview-used'];

describe.skipIf(files.length === 0)('every iWork document', () => {
  it.each(files.map((file) => [file.id, file] as const))(
    '%s is shown or refused, never blank',
    async (_, file) => {
      const input = { name: basename(file.path), bytes: readFileSync(file.path) };
      const outcome = await runOn('iwork-to-pdf', [input]).catch((error: unknown) => error);

      if (outcome instanceof Error) {
        expect(outcome).toMatchObject({ code: 'nothing-to-show' });

        return;
      }

      const [result] = (outcome as Awaited<ReturnType<typeof runOn>>).files;
      const words =
        popplerTexts(result?.path ?? '')
          ?.join(' ')
          .match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      expect(popplerPages(result?.path ?? '')).toBeGreaterThan(0);
      expect(words > 0 || notesWithoutText.includes(result?.notes[0]?.code ?? '')).toBe(true);
    },
  );
});
