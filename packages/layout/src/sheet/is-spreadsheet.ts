/** Spreadsheet programs, by the creator or producer name in the document. */
const programs = /\bexcel\b|\bcalc\b|\bnumbers\b|spreadsheet|google sheets|\bgnumeric\b|planmaker/i;

/** True when a spreadsheet program created a document: its pages are sheets, whatever they look like. */
export function isSpreadsheet(creator: string | null): boolean {
  return creator !== null && programs.test(creator);
}
