import type { RedactionCheck, RedactionPattern, RedactionPlace } from '@octavo/contract/edits/redactions';
import { type EncodingScript, encodingName } from './encodings.ts';
import { formatBytes, type PluralForms, plural } from './format.ts';
import { type NoteWords, nearlyAll, type Value } from './notes.ts';
import { english as redaction } from './redaction-words.en.ts';

const letters: Readonly<Record<EncodingScript, string>> = {
  arabic: 'Arabic',
  baltic: 'Baltic',
  'central-european': 'Central European',
  cyrillic: 'Cyrillic',
  greek: 'Greek',
  hebrew: 'Hebrew',
  japanese: 'Japanese',
  korean: 'Korean',
  'simplified-chinese': 'Simplified Chinese',
  thai: 'Thai',
  'traditional-chinese': 'Traditional Chinese',
  turkish: 'Turkish',
  vietnamese: 'Vietnamese',
  western: 'Western European',
};

export const english: NoteWords = {
  notes: {
    compressed: ({ before, after }) => `From ${bytes(before)} to ${bytes(after)}`,
    'already-small': ({ next }) => `Already well compressed: the file was left unchanged.${tryNext(next)}`,
    'well-compressed': ({ next }) => `Already well compressed.${tryNext(next)}`,
    'print-data-removed': 'Data that only a printing press uses, such as its color profile, was removed',
    'archive-claim-removed': ({ part }) =>
      `The file no longer conforms to PDF/A-${part}, which requires that data. Choose Medium to keep it.`,
    'signed-kept':
      'The file is digitally signed, so it was left unchanged: any change would invalidate its signature',
    'target-missed': ({ target, smallest }) =>
      `We could not reach ${bytes(target)}. The smallest possible size for this file is ${bytes(smallest)}.`,
    repaired: 'The file was repaired',
    'nothing-to-repair': 'No damage was found',
    'signatures-removed': 'A file was digitally signed. Changing it has invalidated its signatures.',
    'changed-after-signing':
      'The file already had a digital signature. Your changes to its pages were made after it, and PDF readers will report that.',
    'form-answers-missing': ({ questions = '' }) =>
      `The form requires answers that are missing: ${questions}`,
    'form-answers-doubtful': ({ questions = '' }) => `Answers that are unusual for this form: ${questions}`,
    'scripts-removed': 'Scripts in the document were removed',
    'xfa-removed':
      'The form kept its standard fields; its XFA version, which would conflict with them, was removed',
    'links-removed': 'Links to pages that are not in the result were removed',
    'protection-dropped':
      'One of the files was protected. The merged document is not: protect it again if needed.',
    'restrictions-removed': 'The file now opens without a password and without restrictions',
    'scans-not-read': ({ count }) =>
      counted(count, {
        one: '{count} page has no text and is probably a scan. OCR was off, so its text was not recognized.',
        other:
          '{count} pages have no text and are probably scans. OCR was off, so their text was not recognized.',
      }),
    'scans-not-readable': ({ count }) =>
      counted(count, {
        one: '{count} page has no text and is probably a scan. OCR is not available on this server.',
        other: '{count} pages have no text and are probably scans. OCR is not available on this server.',
      }),
    'tables-found': ({ tables, numbers, dates }) => {
      const found = counted(tables, { one: '{count} table found', other: '{count} tables found' });
      const held = [
        present(numbers, { one: '{count} number', other: '{count} numbers' }),
        present(dates, { one: '{count} date', other: '{count} dates' }),
      ]
        .flat()
        .join(' and ');

      return held === '' ? found : `${found}, with ${held}`;
    },
    'tables-cover': ({ words }) =>
      Number(words) >= 1
        ? 'The tables contain all the text of these pages'
        : 'Only the tables were converted: the text around them was left out',
    'words-through': ({ words }) => through(words),
    'numbers-unread': ({ count, texts }) =>
      counted(count, {
        one: `{count} cell in a column of numbers stayed text: ${texts}`,
        other: `{count} cells in columns of numbers stayed text: ${texts}`,
      }),
    'pages-without-tables': ({ pages }) =>
      counted(pages, { one: '{count} page has no table', other: '{count} pages have no tables' }),
    'comments-left': ({ count }) =>
      counted(count, {
        one: '{count} comment was left out',
        other: '{count} comments were left out',
      }),
    'marks-left': ({ count }) =>
      counted(count, {
        one: '{count} highlight, stamp or drawing was left out: this format contains text only',
        other: '{count} highlights, stamps or drawings were left out: this format contains text only',
      }),
    'sums-contradict': ({ count }) =>
      counted(count, {
        one: '{count} total does not match the sum of its column. It is marked in red.',
        other: '{count} totals do not match the sums of their columns. They are marked in red.',
      }),
    'text-instead-of-tables': 'No tables were found. The sheet contains the text of the document instead.',
    'pages-scaled': ({ count }) =>
      counted(count, {
        one: '{count} page of a different size was scaled to fit its slide',
        other: '{count} pages of different sizes were scaled to fit their slides',
      }),
    'images-converted': ({ count }) =>
      counted(count, {
        one: '{count} image could not be kept in its original format and was converted',
        other: '{count} images could not be kept in their original format and were converted',
      }),
    protected: ({ encryption }) => `Encrypted with ${String(encryption).toUpperCase()}`,
    'parts-kept': ({ bookmarks, links, fields }) =>
      `Kept from your files: ${list([
        ...present(bookmarks, { one: '{count} bookmark', other: '{count} bookmarks' }),
        ...present(links, { one: '{count} link', other: '{count} links' }),
        ...present(fields, { one: '{count} form field', other: '{count} form fields' }),
      ])}`,
    'fields-renamed': 'Form fields with the same name were renamed',
    'page-over-size': ({ size }) => `This page alone is ${bytes(size)}, more than the size you chose`,
    'resolution-lowered': ({ dpi }) =>
      `Rendered at ${dpi} dpi because the page is too large for a higher resolution`,
    'images-left-out': ({ count }) =>
      counted(count, {
        one: '{count} image is too large to render and was left out',
        other: '{count} images are too large to render and were left out',
      }),
    'parts-missing': ({ count }) =>
      counted(count, {
        one: '{count} image, style sheet or font on the page did not load',
        other: '{count} images, style sheets or fonts on the page did not load',
      }),
    'solids-left-out': ({ count }) =>
      counted(count, {
        one: '{count} 3D solid is missing: its surface format is not supported',
        other: '{count} 3D solids are missing: their surface format is not supported',
      }),
    'references-left-out': ({ count }) =>
      counted(count, {
        one: '{count} external reference is not part of the file and is missing',
        other: '{count} external references are not part of the file and are missing',
      }),
    'drawing-images-framed': ({ count }) =>
      counted(count, {
        one: '{count} image is not part of the file: a frame marks its position',
        other: '{count} images are not part of the file: frames mark their positions',
      }),
    'objects-left-out': ({ count }) =>
      counted(count, {
        one: '{count} object of an unsupported type was left out',
        other: '{count} objects of unsupported types were left out',
      }),
    'preview-used': 'Created from the full preview saved in the file: later changes may be missing',
    'first-page-only':
      'First page preview only. The rest of this document could not be rendered: export it as PDF from its original program.',
    'tables-only':
      'Created from the tables in the document. Its charts, images, colours and layout could not be rendered.',
    'picture-compressed': ({ before, after }) => `From ${bytes(before)} to ${bytes(after)}`,
    'below-target': 'The file is already below that size: only metadata was removed',
    'only-stripped': 'Compressing again would have saved nothing: only metadata was removed',
    'fewer-pixels': ({ width, height }) =>
      `To reach that size, the image was also scaled down to ${width} × ${height} pixels`,
    'transparency-filled': 'JPG does not support transparency: transparent areas are now white',
    'first-frame-only': ({ frames }) =>
      `This is an animation (${frames} frames). The format can’t animate, so only the first frame was kept.`,
    'frames-left-out': ({ frames, kept }) =>
      `The animation has ${frames} frames. Only the first ${kept} were kept.`,
    'colours-converted': 'CMYK print colours were converted to screen colours',
    'heic-as-jpg': 'HEIC can be opened but not saved, so the result is a JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `Resized from ${widthBefore} × ${heightBefore} to ${width} × ${height} pixels`,
    enlarged: 'The image was enlarged. This adds pixels, not detail.',
    'encoding-guessed': ({ encoding }) => `Encoding detected: ${encodingName(letters, encoding)}`,
    'characters-dropped': ({ count }) =>
      counted(count, {
        one: '{count} non-printable character was left out',
        other: '{count} non-printable characters were left out',
      }),
    'letters-missing': ({ count, of }) =>
      `${count} of ${of} characters are not readable in the PDF, probably because no available font contains them`,
    'sheet-too-wide': ({ sheet, across }) =>
      `The sheet “${sheet}” is too wide to stay readable on one page: it spans ${across} pages side by side`,
    'pages-read': ({ count, words, doubtful }) => {
      const read = counted(count, {
        one: 'Text recognized on {count} page',
        other: 'Text recognized on {count} pages',
      });
      const doubt = Number(doubtful) === 0 ? 'none' : counted(doubtful, { one: '{count}', other: '{count}' });

      return words === undefined
        ? read
        : `${read}: ${counted(words, { one: '{count} word', other: '{count} words' })}, ${doubt} to double-check`;
    },
    'blank-pages-kept': ({ count }) =>
      counted(count, {
        one: '{count} page is blank and keeps its size',
        other: '{count} pages are blank and keep their size',
      }),
    'pages-with-text-kept': ({ count }) =>
      counted(count, {
        one: '{count} page already contains text and was left unchanged',
        other: '{count} pages already contain text and were left unchanged',
      }),
    'pages-turned': ({ count, pages }) =>
      counted(count, {
        one: `{count} page was rotated upright${listed(pages)}`,
        other: `{count} pages were rotated upright${listed(pages)}`,
      }),
    'pages-read-badly': ({ count, pages }) =>
      counted(count, {
        one: `{count} page was hard to recognize and should be checked${listed(pages)}`,
        other: `{count} pages were hard to recognize and should be checked${listed(pages)}`,
      }),
    'pages-without-words': ({ count, pages }) =>
      counted(count, {
        one: `No text was found on {count} page${listed(pages)}`,
        other: `No text was found on {count} pages${listed(pages)}`,
      }),
    'verdict-good': 'The result matches the original well',
    'verdict-look': ({ count, pages }) =>
      counted(count, {
        one: `Check page ${pages}: some of its text may be missing`,
        other: `Check pages ${pages}: some of their text may be missing`,
      }),
    'verdict-careful': ({ count, of }) =>
      of === 1
        ? 'Compare the result with the original: some text may be missing'
        : `Compare the result with the original: on ${count} of ${of} pages, some text may be missing`,
    'verdict-layout': ({ count, of, pages }) =>
      pages === ''
        ? counted(of, {
            one: 'Look through the result: the layout of the page is complex',
            other: `Look through the result: the layout of ${count} of {count} pages is complex`,
          })
        : counted(count, {
            one: `Check page ${pages}: its layout is complex`,
            other: `Check pages ${pages}: their layout is complex`,
          }),
    'nothing-found': 'No content to convert was found on the pages: the result is empty',
    flattened: ({ fields, annotations, layers }) =>
      `Now part of the pages: ${list([
        ...present(fields, { one: '{count} form field', other: '{count} form fields' }),
        ...present(annotations, { one: '{count} annotation', other: '{count} annotations' }),
        ...present(layers, { one: '{count} layer', other: '{count} layers' }),
      ])}`,
    'redaction-removed': ({ place, count, pages }) => {
      const places = counted(count, { one: '{count} place', other: '{count} places' });

      return `Removed: ${redaction.places[place as RedactionPlace]} (${places}${onPages(pages)})`;
    },
    'redaction-unfound': ({ kind }) =>
      `Not in the text of the pages: ${redaction.patterns[kind as RedactionPattern] ?? 'one of the texts you named'}`,
    'redaction-checked': ({ check }) =>
      `Searched afterwards, and nothing found: ${redaction.checks[check as RedactionCheck]}`,
    'redaction-scans-read': ({ count, pages }) =>
      counted(count, {
        one: `{count} place was found by OCR${listed(pages)}. OCR can miss words: look through these pages`,
        other: `{count} places were found by OCR${listed(pages)}. OCR can miss words: look through these pages`,
      }),
    'redaction-scans-unread': ({ count, pages }) =>
      counted(count, {
        one: `{count} page is an image that OCR could not read${listed(pages)}. Its words were not searched`,
        other: `{count} pages are images that OCR could not read${listed(pages)}. Their words were not searched`,
      }),
    'redaction-scans-wordless': ({ count, pages }) =>
      counted(count, {
        one: `OCR found no words on {count} page without text${listed(pages)}`,
        other: `OCR found no words on {count} pages without text${listed(pages)}`,
      }),
    'attachments-removed': ({ names }) => `Attached files were removed: ${names}`,
    'nothing-to-flatten': 'Nothing of the chosen kind was found, so the pages were left unchanged',
    'comments-skipped': ({ count }) =>
      counted(count, {
        one: '{count} comment could not be imported: its page or its kind is unknown',
        other: '{count} comments could not be imported: their pages or their kinds are unknown',
      }),
    'values-skipped': ({ count }) =>
      counted(count, {
        one: '{count} value was left out: the form has no field of that name',
        other: '{count} values were left out: the form has no fields of those names',
      }),
    'form-not-drawn':
      'Most PDF readers cannot display this kind of form. They show a placeholder page, and so does the result.',
    'conversion-compared': ({ words }) => through(words),
    'conversion-counted': ({ words }) => `${through(words)}. The layout could not be checked.`,
    'conversion-contents': ({ headings, tables, pictures, notes }) =>
      `Found: ${[
        present(headings, { one: '{count} heading', other: '{count} headings' }),
        present(tables, { one: '{count} table', other: '{count} tables' }),
        present(pictures, { one: '{count} image', other: '{count} images' }),
        present(notes, { one: '{count} footnote', other: '{count} footnotes' }),
      ]
        .flat()
        .join(', ')}`,
  },
  repairs: {
    'xref-rebuilt': 'The file’s index was rebuilt',
    'junk-before-header': 'Extra data before the PDF header was skipped',
    'object-relocated': 'Misplaced parts of the file were found',
    'catalog-rebuilt': 'The document’s root was rebuilt',
    'page-tree-rebuilt': 'The page list was rebuilt',
    'page-tree-corrected': 'Errors in the page list were fixed',
    'stream-length-corrected': 'Incorrect data lengths were fixed',
    rewritten: 'The file was rebuilt from its readable parts',
    'pages-lost': ({ count }) =>
      count === undefined
        ? 'Some pages could not be recovered'
        : counted(count, {
            one: '{count} page could not be recovered',
            other: '{count} pages could not be recovered',
          }),
    defect: 'An error was fixed',
  },
  other: 'The file was changed during processing',
  figures: {
    likeness: 'Similarity to the original, on average',
    worst: 'Similarity of the most affected page',
    words: 'Words found again',
    tables: 'Words inside tables',
    count: '{kept} of {of}',
  },
};

function bytes(value: Value): string {
  return formatBytes('en', Number(value ?? 0));
}

function counted(value: Value, forms: PluralForms): string {
  return plural('en', Number(value ?? 0), forms);
}

/** Omits counts of zero. */
function present(value: Value, forms: PluralForms): string[] {
  return Number(value ?? 0) === 0 ? [] : [counted(value, forms)];
}

/** Never says "all" when a single word is missing. */
function through(words: Value): string {
  if (words === undefined) {
    return 'The pages contain no words';
  }

  if (Number(words) >= 1) {
    return 'All the text came through';
  }

  return Number(words) >= nearlyAll ? 'Nearly all the text came through' : 'Part of the text is missing';
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}

/** The numbers of pages, when there are few enough to name. */
function listed(pages: Value): string {
  return pages === undefined || pages === '' ? '' : `: ${pages}`;
}

/** ` on page 3` or ` on pages 3, 5`; empty without pages. */
function onPages(pages: Value): string {
  if (pages === undefined || pages === '') {
    return '';
  }

  return ` on ${String(pages).includes(',') ? 'pages' : 'page'} ${pages}`;
}

/** Offer of the next level of compression; empty when there is none. */
function tryNext(next: Value): string {
  return next === undefined ? '' : ` Try ${next === 'medium' ? 'Medium' : 'High'} for a smaller file.`;
}
