import { expect, it } from 'vitest';
import { missingFor } from './missing-for.ts';

it('names the program that a tool lacks, and none for a tool that has all of its own', () => {
  expect(missingFor({ program: 'office' }, ['office', 'poppler'])).toBe('office');
  expect(missingFor({ needs: 'poppler' }, ['office', 'poppler'])).toBe('poppler');
  expect(missingFor({ program: 'chromium' }, ['office'])).toBeNull();
  expect(missingFor({}, ['office', 'chromium', 'poppler'])).toBeNull();
});
