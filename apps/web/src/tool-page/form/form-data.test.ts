import { english } from '@octavo/i18n/form-page.en';
import { french } from '@octavo/i18n/form-page.fr';
import { registerWords } from '@octavo/i18n/language';
import { catalogue, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { expect, it } from 'vitest';
import { loadFormData } from './form-data.server.ts';

const signs = ({ editorTask }: ToolFacts) => editorTask === 'sign';

registerWords('en', { formPage: english });
registerWords('fr', { formPage: french });

it('names the revision that is filled in, also one of the operator', async () => {
  const revisionOf = async (newest: string | null, locale: 'en' | 'fr') =>
    (await loadFormData('w9', { locale, related: [], newest })).revision;

  expect(await revisionOf('2024-03', 'en')).toBe('Revision of March 2024.');
  expect(await revisionOf('2027-01', 'en')).toMatch(/^Revision of January 2027, a newer form/);
  expect(await revisionOf('2027-01', 'fr')).toMatch(/^Révision de janvier 2027,/);
  expect(await revisionOf(null, 'en')).toBeNull();
});

it('names no revision of a form whose year is chosen', async () => {
  const { revision } = await loadFormData('w2', { locale: 'en', related: [], newest: '2026' });

  expect(revision).toBeNull();
});

it('leads to the tool that signs the result, from any page', async () => {
  const pathOf = async (related: readonly string[]) =>
    (await loadFormData('w9', { locale: 'fr', related, newest: null })).signsAt;
  const signing = toolIds.find((id) => signs(catalogue[id]));

  expect(await pathOf(['no-tool', String(signing)])).toBe(`/${signing}`);
  expect(await pathOf([])).toBeNull();
});
