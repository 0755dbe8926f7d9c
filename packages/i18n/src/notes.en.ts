import { type EncodingScript, encodingName } from './encodings.ts';
import { formatBytes, formatPercent, type PluralForms, plural } from './format.ts';
import type { NoteWords, Value } from './notes.ts';

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
    compressed: ({ before, after, ssim, ssimWorst, pagesMeasured }) => {
      const sizes = `${bytes(before)} became ${bytes(after)}.`;
      const likeness = counted(pagesMeasured, {
        one: `Measured on {count} page: ${alike(ssim)} alike.`,
        other: `Measured on {count} pages: ${alike(ssim)} alike, ${alike(ssimWorst)} on the page that lost most.`,
      });

      return pagesMeasured ? `${sizes} ${likeness}` : sizes;
    },
    'already-small': 'The file could not be made smaller, so it comes back unchanged',
    'signed-kept':
      'The file is digitally signed, so it comes back unchanged: any change would end its signature',
    'target-missed': ({ target, smallest }) =>
      `${bytes(target)} cannot be reached. The smallest this file gets is ${bytes(smallest)}.`,
    repaired: 'The file was repaired',
    'nothing-to-repair': 'No damage was found',
    'signatures-removed': 'A file was digitally signed. Changing it has ended its signatures.',
    'scripts-removed': 'Scripts of the document were left out',
    'xfa-removed':
      'The form kept its ordinary fields; its XFA copy, which would contradict them, was left out',
    'links-removed': 'Links to pages that are not in the result were removed',
    'protection-dropped':
      'A file was protected. The joined document is not: protect it again if you need to.',
    'restrictions-removed': 'The file now opens without a password and without restrictions',
    'scans-not-read': ({ count }) =>
      counted(count, {
        one: '{count} page holds no text, most likely because it is a scan. It was not read, as you asked.',
        other:
          '{count} pages hold no text, most likely because they are scans. They were not read, as you asked.',
      }),
    'scans-not-readable': ({ count }) =>
      counted(count, {
        one: '{count} page holds no text, most likely because it is a scan. This server cannot read scans.',
        other:
          '{count} pages hold no text, most likely because they are scans. This server cannot read scans.',
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
    'tables-cover': ({ words }) => `The tables hold ${atMost(words)} of the words on these pages`,
    'words-through': ({ words }) => `${atMost(words)} of the words came through`,
    'numbers-unread': ({ count, texts }) =>
      counted(count, {
        one: `{count} cell in a column of numbers stayed text: ${texts}`,
        other: `{count} cells in columns of numbers stayed text: ${texts}`,
      }),
    'pages-without-tables': ({ pages }) =>
      counted(pages, { one: '{count} page holds no table', other: '{count} pages hold no table' }),
    'comments-left': ({ count }) =>
      counted(count, {
        one: '{count} comment was left out',
        other: '{count} comments were left out',
      }),
    'marks-left': ({ count }) =>
      counted(count, {
        one: '{count} highlight, stamp or drawing was left out: this format holds text only',
        other: '{count} highlights, stamps or drawings were left out: this format holds text only',
      }),
    'sums-contradict': ({ count }) =>
      counted(count, {
        one: '{count} total is not the sum of its column. It is marked in red.',
        other: '{count} totals are not the sums of their columns. They are marked in red.',
      }),
    'text-instead-of-tables': 'No table was found. The sheet holds the text of the document instead.',
    'pages-scaled': ({ count }) =>
      counted(count, {
        one: '{count} page of another size was scaled to the slides',
        other: '{count} pages of other sizes were scaled to the slides',
      }),
    'images-converted': ({ count }) =>
      counted(count, {
        one: '{count} image could not be taken over as it was and was converted',
        other: '{count} images could not be taken over as they were and were converted',
      }),
    protected: ({ encryption }) => `Encrypted with ${String(encryption).toUpperCase()}`,
    'fields-renamed': 'Form fields of the same name were given names of their own',
    'page-over-size': ({ size }) => `This page alone takes ${bytes(size)}, more than the size you chose`,
    'resolution-lowered': ({ dpi }) => `Drawn at ${dpi} dpi, because the page is too large for more`,
    'images-left-out': ({ count }) =>
      counted(count, {
        one: '{count} image is too large to be drawn and was left out',
        other: '{count} images are too large to be drawn and were left out',
      }),
    'parts-missing': ({ count }) =>
      counted(count, {
        one: '{count} picture, style or font of the page did not load',
        other: '{count} pictures, styles or fonts of the page did not load',
      }),
    'solids-left-out': ({ count }) =>
      counted(count, {
        one: '{count} 3D solid is not drawn: its surfaces are kept in a form we do not read',
        other: '{count} 3D solids are not drawn: their surfaces are kept in a form we do not read',
      }),
    'references-left-out': ({ count }) =>
      counted(count, {
        one: '{count} external reference is not part of the file and is missing',
        other: '{count} external references are not part of the file and are missing',
      }),
    'drawing-images-framed': ({ count }) =>
      counted(count, {
        one: '{count} image is not part of the file: a frame shows its place',
        other: '{count} images are not part of the file: frames show their places',
      }),
    'objects-left-out': ({ count }) =>
      counted(count, {
        one: '{count} object of a kind we do not draw was left out',
        other: '{count} objects of kinds we do not draw were left out',
      }),
    'preview-used':
      'Drawn from the complete preview that its program saved in the file: changes made after that are missing',
    'first-page-only':
      'First page preview only. The rest of this document could not be drawn: export it as PDF in its own program.',
    'tables-only':
      'Made from the tables of the document. Its charts, pictures, colours and arrangement could not be drawn.',
    'picture-compressed': ({ before, after, ssim }) =>
      `${bytes(before)} became ${bytes(after)}, ${alike(ssim)} alike.`,
    'below-target':
      'The file is below that size already: only what was noted beside the picture was taken out',
    'only-stripped':
      'No pixel was changed, since that would have saved nothing: only what was noted beside the picture was taken out',
    'fewer-pixels': ({ width, height }) =>
      `To get there the picture was also made smaller: ${width} by ${height} pixels`,
    'transparency-filled': 'A JPG has no transparency: transparent parts are white now',
    'first-frame-only': ({ frames }) =>
      `The picture moves, in ${frames} frames, and this format does not: the first frame was taken`,
    'frames-left-out': ({ frames, kept }) =>
      `The picture has ${frames} frames. The first ${kept} were taken.`,
    'colours-converted': 'Printing inks (CMYK) were converted to screen colours',
    'heic-as-jpg': 'HEIC can be read here but not written, so the result is a JPG',
    resized: ({ widthBefore, heightBefore, width, height }) =>
      `${widthBefore} by ${heightBefore} pixels became ${width} by ${height}`,
    enlarged: 'The picture is larger than it was. That adds pixels, not detail.',
    'encoding-guessed': ({ encoding }) =>
      `Read as ${encodingName(letters, encoding)}, which was found by its letters`,
    'characters-dropped': ({ count }) =>
      counted(count, {
        one: '{count} character that cannot be printed was left out',
        other: '{count} characters that cannot be printed were left out',
      }),
    'letters-missing': ({ count, of }) =>
      `${count} of ${of} letters cannot be read in the PDF, most likely because no font here has them`,
    'sheet-too-wide': ({ sheet, across }) =>
      `The sheet “${sheet}” is too wide to be read on one page: it runs over ${across} pages side by side`,
    'pages-read': ({ count, words, doubtful }) => {
      const read = counted(count, {
        one: '{count} page was read from its picture',
        other: '{count} pages were read from their pictures',
      });
      const doubt = Number(doubtful) === 0 ? 'none' : counted(doubtful, { one: '{count}', other: '{count}' });

      return words === undefined
        ? read
        : `${read}: ${counted(words, { one: '{count} word', other: '{count} words' })}, ${doubt} of them doubtful`;
    },
    'pages-with-text-kept': ({ count }) =>
      counted(count, {
        one: '{count} page holds text already and was left as it is',
        other: '{count} pages hold text already and were left as they are',
      }),
    'pages-turned': ({ count, pages }) =>
      counted(count, {
        one: `{count} page was turned upright${listed(pages)}`,
        other: `{count} pages were turned upright${listed(pages)}`,
      }),
    'pages-read-badly': ({ count, pages }) =>
      counted(count, {
        one: `{count} page was hard to read, so look it over${listed(pages)}`,
        other: `{count} pages were hard to read, so look them over${listed(pages)}`,
      }),
    'pages-without-words': ({ count, pages }) =>
      counted(count, {
        one: `No words were found on {count} page${listed(pages)}`,
        other: `No words were found on {count} pages${listed(pages)}`,
      }),
    'verdict-good': 'The result came out well',
    'verdict-look': ({ count, pages }) =>
      counted(count, {
        one: `Have a look at page ${pages}: words are missing, or it looks different`,
        other: `Have a look at pages ${pages}: words are missing, or they look different`,
      }),
    'verdict-careful': ({ count, of }) =>
      of === 1
        ? 'Check the result carefully: words are missing, or the page looks different'
        : `Check the result carefully: on ${count} of ${of} pages words are missing, or they look different`,
    'nothing-found': 'Nothing was found on the pages that could be converted: the result is empty',
    'conversion-compared': ({ words, likeness, compared, of, pages }) => {
      const looks = counted(compared, {
        one: `Drawn again, the page looks ${atMost(likeness)} like the original.`,
        other: `Drawn again, ${compared === of ? '{count}' : 'the first {count}'} pages look ${atMost(likeness)} like the originals.`,
      });

      return `${through(words)} ${looks}${became(compared, of, pages)}`;
    },
    'conversion-counted': ({ words }) => `${through(words)} How the pages look could not be compared.`,
    'conversion-contents': ({ headings, tables, pictures, notes }) =>
      `Found: ${[
        present(headings, { one: '{count} heading', other: '{count} headings' }),
        present(tables, { one: '{count} table', other: '{count} tables' }),
        present(pictures, { one: '{count} picture', other: '{count} pictures' }),
        present(notes, { one: '{count} footnote', other: '{count} footnotes' }),
      ]
        .flat()
        .join(', ')}`,
  },
  mends: {
    'xref-rebuilt': 'The index of the file was rebuilt',
    'junk-before-header': 'Foreign data before the beginning was skipped',
    'object-relocated': 'Parts that were not where the index said were found',
    'catalog-rebuilt': 'The root of the document was rebuilt',
    'page-tree-rebuilt': 'The list of pages was rebuilt',
    'page-tree-mended': 'Errors in the list of pages were repaired',
    'stream-length-corrected': 'Wrong lengths of data were corrected',
    rewritten: 'The file was rewritten from what could be read',
    'pages-lost': ({ count }) =>
      count === undefined
        ? 'Some pages could not be recovered'
        : counted(count, {
            one: '{count} page could not be recovered',
            other: '{count} pages could not be recovered',
          }),
    defect: 'A defect was repaired',
  },
  other: 'The file was changed in the process',
};

function bytes(value: Value): string {
  return formatBytes('en', Number(value ?? 0));
}

function counted(value: Value, forms: PluralForms): string {
  return plural('en', Number(value ?? 0), forms);
}

/** Names only what is there. */
function present(value: Value, forms: PluralForms): string[] {
  return Number(value ?? 0) === 0 ? [] : [counted(value, forms)];
}

function through(words: Value): string {
  return words === undefined
    ? 'There are no words on the pages.'
    : `${atMost(words)} of the words came through.`;
}

/** How many pages they are in LibreOffice, where that is another number. */
function became(compared: Value, of: Value, pages: Value): string {
  if (pages === compared) {
    return '';
  }

  return compared === of
    ? ` In LibreOffice the document has ${pages} instead of ${of}.`
    : ` In LibreOffice they take up ${pages}.`;
}

/** Structural similarity of rendered pages (SSIM), where 1 means equal. */
function alike(value: Value): string {
  return formatPercent('en', Number(value ?? 0), 1);
}

/** The numbers of pages, when there are few enough to name. */
function listed(pages: Value): string {
  return pages === undefined || pages === '' ? '' : `: ${pages}`;
}

/** A share that is never rounded up to all of it. */
function atMost(value: Value): string {
  return formatPercent('en', Math.floor(Number(value ?? 0) * 1000) / 1000, 1);
}
