import '@octavo/i18n/every-language';
import { loadCopy } from '@octavo/tools/copy';
import { panels } from '@octavo/tools/panels';
import { expect, it } from 'vitest';

const file = { key: 'a', name: 'a.pdf', sizeBytes: 1000, pages: null };

async function judged(values: Record<string, unknown>, locked = true) {
  const panel = await panels['unlock-pdf']?.();
  const copy = await loadCopy('unlock-pdf', 'en');

  return panel?.judge?.({ locale: 'en', copy, values, optionFiles: {}, files: [{ ...file, locked }] });
}

it('waits for the password of a locked file, then for the confirmation of the right to unlock it', async () => {
  expect(await judged({})).toEqual({
    ready: false,
    reason: 'The file is protected. Enter its password to continue.',
  });
  expect(await judged({ password: 'harbour' })).toEqual({
    ready: false,
    reason: 'Please confirm that you have the right to unlock this file',
  });
  expect(await judged({ password: 'harbour', rights: true })).toEqual({ ready: true });
  expect(await judged({}, false)).toMatchObject({ ready: false });
  expect(await judged({ rights: true }, false)).toEqual({ ready: true });
});

it('does not send the confirmation to the tool', async () => {
  const panel = await panels['unlock-pdf']?.();

  expect(panel?.send?.({ password: 'harbour', rights: true })).toEqual({ password: 'harbour' });
});
