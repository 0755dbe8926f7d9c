const month =
  'jan(?:uary|vier)?|f[eé]v(?:rier)?|feb(?:ruary)?|mar(?:ch|s)?|a(?:pril|vril|pr)|ma[iy]|ju(?:ne|in)|juil(?:let)?|jul(?:y)?|ao[uû]t|aug(?:ust)?|sep(?:t(?:ember|embre)?)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?';

/** Source of a pattern for a date with day, month and year. */
export const writtenDate = String.raw`(?<![\p{L}\p{N}])(?:\p{N}{1,2}(?:st|nd|rd|th|er)?(?: of)? (?:${month})\.?,? \p{N}{4}|(?:${month})\.? \p{N}{1,2}(?:st|nd|rd|th)?,? \p{N}{4}|\p{N}{1,2}[/.-]\p{N}{1,2}[/.-]\p{N}{2,4}|\p{N}{4}-\p{N}{2}-\p{N}{2})(?!\p{N})`;

/** Source of a pattern for the unabbreviated name of a month. */
export const monthName =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Source of a pattern for a day and the unabbreviated name of its month, without a year. */
export const dayAndMonth = String.raw`\p{N}{1,2}(?:st|nd|rd|th|er)? (?:${monthName})`;
