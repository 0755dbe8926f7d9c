import { english as redaction } from './redaction-words.en.ts';

/** Texts of the page editor about redaction: marks before the job, and the report after it. */
export const english = {
  redact: {
    title: 'Redact',
    apply: 'Redact the file',
    applyShort: 'Redact',
    pending: 'Marked, not yet removed',
    hint: 'Drag over words, or over an area of the page.',
    words: 'Words to remove',
    placeholder: 'A name, a number, a phrase',
    mark: 'Mark',
    patterns: 'Personal data',
    patternNames: {
      ssn: 'SSN',
      ein: 'EIN',
      email: 'Email',
      iban: 'IBAN',
      phone: 'Phone',
      card: 'Card',
      date: 'Date',
    },
    text: 'words',
    searching: 'Searching…',
    chosen: { one: '{count} of {all} places chosen', other: '{count} of {all} places chosen' },
    unfound: 'Not on the pages',
    area: 'Page {page}, area',
    place: 'Page {page}, {kind}',
    remove: 'Take this mark back',
    removeArea: 'Take back the mark on page {page}',
    removeHit: 'Remove: {place}, {text}',
    marked: 'Marked for removal on page {page}. Press Delete to take the mark back.',
    elsewhere:
      'The file is written anew, and the words are also taken out of comments, links, bookmarks, form fields, properties and metadata. Attached files are removed. This cannot be undone in the result; your original stays as it is.',
    signed: 'This file is signed. The redacted file will have no signatures.',
  },
  proof: {
    title: 'Removed, and not found again',
    text: 'The report lists where something was removed, never what it was.',
    removed: 'Taken out of',
    checked: 'Checked in the finished file',
    pages: 'Pages {pages}',
    none: 'nothing found',
    save: 'Save the report (JSON)',
    places: redaction.places,
    checks: redaction.checks,
  },
};
