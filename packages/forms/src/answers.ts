/**
 * Answers to the questions of a form, by question name: the text as typed, or true for a ticked box. A question
 * without an answer is absent; an empty text counts as absent.
 */
export type Answers = Readonly<Record<string, string | true>>;
