/**
 * A merge of three public files, measured on 28 November 2026: `octavo merge-pdf`, and `qpdf --empty --pages`, which
 * joins pages as most programs do. Outlines, link annotations and fields were counted with `qpdf --json`; a link leads
 * nowhere when it names a destination and the document has no table of names.
 */
export const measuredMerge = {
  files: ['GeoTopo-komprimiert.pdf', 'llncsdoc.pdf', 'fw9-2024-03.pdf'],
  pages: 130,
  /** In the three files; the result also has an entry for each file. */
  bookmarks: 53,
  links: 512,
  /** Links that lead nowhere where only the pages were joined. */
  deadLinks: 482,
  fields: 23,
  /** The first bookmarks of the result, with their pages and languages; names of files have none. */
  outline: [
    { level: 1, title: 'GeoTopo-komprimiert', language: undefined, page: 1 },
    { level: 2, title: '1 Topologische Grundbegriffe', language: 'de', page: 6 },
    { level: 2, title: '2 Mannigfaltigkeiten', language: 'de', page: 28 },
    { level: 2, title: '3 Fundamentalgruppe', language: 'de', page: 48 },
    { level: 1, title: 'llncsdoc', language: undefined, page: 118 },
    { level: 2, title: '1 Installation', language: 'en', page: 118 },
    { level: 2, title: '2 Working with the llncs class', language: 'en', page: 118 },
    { level: 2, title: '3 How to code the header', language: 'en', page: 119 },
    { level: 1, title: 'fw9-2024-03', language: undefined, page: 125 },
  ],
} as const;
