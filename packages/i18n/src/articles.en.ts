/** Texts around articles; the French table has exactly these keys. */
export const english = {
  seoTitle: 'Articles about PDF files, scans and pictures',
  seoDescription:
    'How to get a PDF small enough to email, make scans searchable, extract tables, protect files and prepare pages for print, and what happens inside.',
  heading: 'Articles',
  lead: 'Problems people have with documents, and what helps. Each takes a few minutes.',
  categories: { guides: 'How to', background: 'What happens inside' },
  minutes: { one: '{count}-minute read', other: '{count}-minute read' },
  published: 'Published {date}',
  tools: 'Tools in this article',
  more: 'Read on',
  all: 'All articles',
  feed: 'Atom feed',
} as const;
