/** How a column of postal codes is headed, alone or with other words. */
const words =
  /(?<!\p{L})(zip|post(?:al)?[\s-]?codes?|pin[\s-]?codes?|codes? posta(?:l|ux)|postleitzahl(?:en)?|plz|c[oó]digos? posta(?:l|les|is)|codice postale|postnummer|postnr|kod pocztowy|psč)(?!\p{L})/iu;

/** Short for other things, too, unless they stand alone. */
const alone = /^(c\. ?p\.|cp|cap|cep)$/i;

/** Longer texts only speak of postal codes. */
const longest = 40;

/** Whether the numbers below a heading are postal codes: names of places, never amounts. */
export function isPostalHeading(text: string): boolean {
  const heading = text.trim();

  return heading.length <= longest && (words.test(heading) || alone.test(heading));
}
