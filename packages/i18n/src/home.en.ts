/** Texts below the tools on the start page. Sent to the page as data, because no other page needs them. */
export const english = {
  /** Comparison of a merge with joined pages; its figures are measured on named files. */
  proof: {
    heading: 'A PDF is more than its pages. We keep the rest, too.',
    line: 'Bookmarks, links, form fields: the parts you notice only once they are gone. Here, three real files became one document of {pages} pages.',
    bookmarks: 'Bookmarks',
    none: 'This document has no bookmarks.',
    lost: {
      title: 'When only the pages are merged',
      text: 'All {bookmarks} bookmarks are gone, and {dead} links lead nowhere.',
    },
    kept: {
      title: 'Merged with Octavo',
      text: 'All {bookmarks} bookmarks are there under one entry for each file. All {links} links and {fields} form fields still work.',
    },
    files: 'Measured on {files}.',
  },
  trust: {
    heading: 'Why you can trust Octavo',
    line: 'Our promises, and how we keep them',
    claims: {
      hour: {
        title: 'Deleted after {retention}',
        text: '{retentionStart} after upload, your file’s encryption key is destroyed, then the file itself. Nothing is kept, and with an account you get a deletion receipt.',
        link: 'How files are deleted',
      },
      keys: {
        title: 'A key for every file',
        text: 'Each upload is encrypted with its own AES‑256 key before it reaches the disk. That key is never stored in the database.',
        link: 'How files are encrypted',
      },
      sealed: {
        title: 'Every task runs in isolation',
        text: 'Each task runs in a new process without network access. The process sees only the files of that task and ends with it.',
        link: 'How tasks are isolated',
      },
      seen: {
        title: 'Preview before you download',
        text: 'Each result is opened and checked before you get it. You see its pages, its size, and anything that could not be preserved.',
        link: 'How results are checked',
      },
      prices: {
        title: 'No small print',
        text: 'Before you upload, every tool shows what is free, what requires Pro and what Pro costs. You can cancel in two clicks.',
        link: 'See the prices',
      },
      programs: {
        title: 'Built for automation',
        text: 'Everything you can do here also works from the command line and the HTTP API, with the same options under the same names.',
        link: 'For developers',
      },
    },
  },
  prices: {
    heading: 'Try it free. Pay when you download.',
    visitor: {
      title: 'No account',
      text: '{tasks} tasks a day, files up to {freeSize}, a preview of every result.',
    },
    account: {
      title: 'Free account',
      unit: 'for {days} days',
      text: 'Every tool, no daily limit, files up to {taskSize}. Downloads not included. No card.',
    },
    pro: {
      title: 'Pro',
      /** Before the price of a month, and behind it. */
      from: 'from',
      unit: 'per month',
      /** `{plans}` is a list of `plan`. */
      text: '{plans}. Downloads included.',
    },
    plan: '{price} {period}',
    link: 'Compare the plans',
    open: 'Everything on this site is free: no account, no plan, unlimited downloads.',
  },
  questions: {
    heading: 'Frequently asked questions',
    accounts: [
      {
        ask: 'Do I need an account?',
        answer:
          'Not to try it. You can run {tasks} tasks a day and preview the first pages of each result without one. If you sign up with your email address, you get {days} days without that limit. Downloads are included in Pro.',
      },
    ],
    always: [
      {
        ask: 'Can I upload something confidential?',
        answer:
          'Your file is encrypted immediately, processed in isolation and deleted after {retention}. Still, a server has to open a file to process it. If a file must never leave your computer, use the command line: the same tools, without a server.',
      },
      {
        ask: 'Which files can I use?',
        answer:
          'PDFs; Word, Excel, PowerPoint, OpenDocument and iWork documents; e-books, text files and web pages; AutoCAD drawings; and images from JPG to HEIC. Drop a file above to see which tools accept it.',
      },
      {
        ask: 'Will my document look the same afterwards?',
        answer:
          'Merging, splitting, rotating and protecting never redraw a page: nothing on it changes. Compressing changes images, and you see by how much. Converting to or from another format creates a new layout; each tool tells you what it keeps and what it cannot.',
      },
      {
        ask: 'Does it work on a phone, and without a mouse?',
        answer:
          'Yes. It runs in any current browser, with nothing to install. Every tool works with just a keyboard and with a screen reader, and the light or dark theme follows your system.',
      },
      {
        ask: 'What if a file is damaged or has a password?',
        answer:
          'You are asked for the password next to the file, and a protected document stays protected after changes. A damaged file is repaired automatically where possible; otherwise we suggest the repair tool.',
      },
    ],
  },
} as const;
