import { formTokenField } from '@octavo/contract/form-token';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { addressOf } from './tool-page.ts';

/** Declared with `isShared`, without forms of their own. */
const shared = [
  '/',
  '/fr/',
  '/merge-pdf',
  '/fr/edit-pdf',
  '/w9-form',
  '/articles',
  '/security',
  '/developers',
];

test.describe('a page that is rendered once for all visitors', () => {
  for (const path of shared) {
    test(`says nothing of the one who asked first: ${path}`, async ({ request }) => {
      const answers = [];

      for (const device of ['1', '2']) {
        const headers = { 'user-agent': `Browser ${device}`, cookie: `uuid=${device.repeat(32)}` };
        const answer = await request.get(addressOf(path), { headers });
        answers.push({ tag: answer.headers()['etag'], text: await answer.text() });
      }

      const [one, other] = answers;
      expect(one?.tag).toMatch(/^"/);
      expect(other).toEqual(one);
      expect(one?.text).not.toContain(`name="${formTokenField}"`);
      expect(one?.text).not.toContain('nonce=');
    });
  }
});
