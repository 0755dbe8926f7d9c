/** Texts of the pages in the editor. */
export const pageWords = {
  pagesHint: 'Drag to reorder. Shift or Ctrl selects several; Alt with arrows moves and rotates them.',
  /** Actions on pages; `{pages}` is `count`. */
  pageActions: {
    count: { one: '{count} page', other: '{count} pages' },
    label: 'Actions for {pages}',
    chosen: '{pages} selected',
    turnLeft: 'Rotate {pages} left',
    turnRight: 'Rotate {pages} right',
    crop: 'Crop {pages}',
    cropPage: 'Crop page {page}',
    cropHint:
      'Drag over the part to keep, or enter its measurements. Arrows move it, Ctrl with arrows changes its size, Enter crops.',
    cropKept: 'The rest is hidden, but stays in the file. To remove it, redact it.',
    cropped: '{pages} cropped',
    delete: 'Delete {pages}',
    addBlank: 'Add a blank page',
    addFrom: 'Add pages from a file',
    movedBefore: '{pages} moved before page {page}',
    movedToEnd: '{pages} moved to the end',
    turnedLeft: '{pages} rotated left',
    turnedRight: '{pages} rotated right',
    deleted: '{pages} deleted',
    inserted: '{pages} added after page {page}',
    lastPage: 'A document needs at least one page',
  },
  addPages: { title: 'Add pages', all: 'All pages', add: 'Add {pages}', cancel: 'Cancel' },
};
