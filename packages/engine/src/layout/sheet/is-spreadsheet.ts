/** Programs that print sheets, by the name they give as a document's creator or producer. */
const programs = /\bexcel\b|\bcalc\b|\bnumbers\b|spreadsheet|google sheets|\bgnumeric\b|planmaker/i;

/** Whether a spreadsheet program made a document: its pages are sheets then, whatever they look like. */
export function isSpreadsheet(creator: string | null): boolean {
  return creator !== null && programs.test(creator);
}
