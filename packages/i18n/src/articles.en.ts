/** Texts around articles; the French table has exactly these keys. */
export const english = {
  seoTitle: 'Articles about PDF files, scans and images',
  seoDescription:
    'How to get a PDF small enough to email, make scans searchable, extract tables, protect files and prepare pages for print, and how it all works.',
  heading: 'Articles',
  lead: 'Common document problems and how to solve them, in a few minutes each.',
  categories: { guides: 'Guides', background: 'How it works' },
  minutes: { one: '{count}-minute read', other: '{count}-minute read' },
  published: 'Published {date}',
  tools: 'Tools in this article',
  more: 'Read next',
  all: 'All articles',
  feed: 'Atom feed',
} as const;
