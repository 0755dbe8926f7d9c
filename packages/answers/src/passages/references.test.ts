import { expect, it } from 'vitest';
import { isReference } from './references.ts';

const passage = (text: string, heading = '') =>
  ({ kind: 'text', text, headings: heading === '' ? [] : [heading] }) as unknown as Parameters<
    typeof isReference
  >[0];

it.each([
  ['[5] J. Kistler. Announcing Squirrel. http://example.org/2008', '', true],
  ['Ajzen, I. (1985). From intentions to actions.', '', true],
  ['Hendrickson, A.R., Massey, P.D., & Cronan, T.P. (1993). On reliability.', '', true],
  ['Anything at all', 'References', true],
  ['Anything at all', '11. Références bibliographiques', true],
  ['General Terms Design, Measurement', 'Abstract', true],
  ['Mots-clés : bail, loyer', 'Résumé', true],
  ['Keys are returned on the last day.', '5. Keys', false],
  ['Davis (1986) proposed the model.', '2. History', false],
  ['[1] The tenant pays the rent.', '', false],
  ['Benali, Karim, pays the rent.', 'Terms of reference for tenants', false],
])('%s under %j is a reference: %s', (text, heading, expected) => {
  expect(isReference(passage(text, heading))).toBe(expected);
});
