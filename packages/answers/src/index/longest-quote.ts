/** Characters that a quote has at most. */
export const longestQuote = 300;
