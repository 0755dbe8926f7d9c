/** Date such as `2027-02-01` as people read it: “February 1, 2027”, “1er février 2027”. */
export function dateInWords(date: string, locale: 'en' | 'fr'): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'fr-FR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

  const text = format.format(new Date(`${date}T00:00:00Z`));

  // The first of a month is an ordinal in French, which Intl does not know.
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
