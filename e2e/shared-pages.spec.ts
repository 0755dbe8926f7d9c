import { formTokenField } from '@octavo/contract/form-token';
import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Declared with `isShared`; a page with a form of its own cannot be among them. */
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

      for (const agent of ['first', 'second']) {
        const cookie = `uuid=${agent.padEnd(32, '0').replaceAll(/[^0-9a-f]/g, 'a')}`;
        const answer = await request.get(path, { headers: { 'user-agent': agent, cookie } });
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
