import type { RelativeDistinguishedNames } from 'pkijs';

const nameParts = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  unit: '2.5.4.11',
  givenName: '2.5.4.42',
  email: '1.2.840.113549.1.9.1',
} as const;

/** First part of this kind in a name; null when it has none. */
export function partOf(name: RelativeDistinguishedNames, part: keyof typeof nameParts): string | null {
  for (const { type, value } of name.typesAndValues) {
    const text: unknown = value.valueBlock.value;

    if (type === nameParts[part] && typeof text === 'string' && text.trim() !== '') {
      return text.trim();
    }
  }

  return null;
}

/** Name for people: the common name, else the person, else the unit or organisation. */
export function shownName(name: RelativeDistinguishedNames): string {
  const person = [partOf(name, 'givenName'), partOf(name, 'surname')].filter((part) => part !== null);

  return (
    partOf(name, 'commonName') ??
    (person.length > 0 ? person.join(' ') : null) ??
    partOf(name, 'unit') ??
    partOf(name, 'organisation') ??
    partOf(name, 'email') ??
    ''
  );
}
