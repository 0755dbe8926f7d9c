/** Word processors, by the creator name in the document. */
const programs = /\bword\b|\bwriter\b|google docs|\bpages\b|wordpro|wordperfect|textmaker|\babiword\b/i;

/** True when a word processor created a document: a cell of its tables may hold several paragraphs. */
export function isWordProcessor(creator: string | null): boolean {
  return creator !== null && programs.test(creator);
}
