/** What the start page tells below its tools. Pages are sent it as data: no other page loads it. */
export const english = {
  trust: {
    heading: 'Why trust it',
    line: 'What we claim, and how each claim is kept',
    claims: {
      hour: {
        title: 'Gone in {retention}',
        text: '{retentionStart} after upload, your file’s key is destroyed, then its bytes. Nothing is kept for later, and with an account you get a receipt.',
        link: 'How files are forgotten',
      },
      keys: {
        title: 'A key for every file',
        text: 'Each upload is encrypted with AES‑256 under a key of its own before it reaches the disk. That key never enters the database.',
        link: 'How files are encrypted',
      },
      sealed: {
        title: 'Every task walled off',
        text: 'Each task runs in a fresh process with no network. It sees the files of that task alone, and ends with it.',
        link: 'How tasks are isolated',
      },
      seen: {
        title: 'You see before you save',
        text: 'Each result is opened and checked before you get it. You see its pages, its size, and anything that had to be lost.',
        link: 'How results are checked',
      },
      prices: {
        title: 'No small print',
        text: 'Before you upload, every tool says what is free, what is Pro and what Pro costs. Cancelling takes two clicks.',
        link: 'See the prices',
      },
      programs: {
        title: 'Made for scripts, too',
        text: 'Whatever a page does, the command line and the HTTP API do too: the same options, under the same names.',
        link: 'For developers',
      },
    },
  },
  prices: {
    heading: 'Prices',
    /** `{plans}` is a list of `plan`. */
    line: 'Running most tools and previewing results is free, {tasks} tasks a day. Downloading is part of Pro: {plans}.',
    plan: '{price} {period}',
    link: 'Compare the plans',
    open: 'Everything here is open to everybody: no account, no plan, every download.',
  },
  questions: {
    heading: 'Questions',
    accounts: [
      {
        ask: 'Do I need an account?',
        answer:
          'Not to try. Visitors run {tasks} tasks a day and see the beginning of each result. Logging in, by a link sent to your email address, gives {days} days without that limit. Downloading is part of Pro.',
      },
    ],
    always: [
      {
        ask: 'Can I upload something confidential?',
        answer:
          'Your file is encrypted at once, worked on in isolation and destroyed after {retention}. Still, a server has to open a file to work on it. For what must never leave your computer there is the command line: the same tools, with no server at all.',
      },
      {
        ask: 'Which files can I use?',
        answer:
          'PDF above all; documents from Word, Excel, PowerPoint, OpenDocument and iWork; e-books, text and web pages; AutoCAD drawings; and pictures from JPG to HEIC. Drop one above to see which tools take it.',
      },
      {
        ask: 'Will my document look the same afterwards?',
        answer:
          'Merging, splitting, rotating and protecting never redraw a page: nothing on it changes. Compressing changes pictures, and says how much. Converting to or from another format means a new layout; each tool says what it keeps and what it cannot.',
      },
      {
        ask: 'Does it work on a phone, and without a mouse?',
        answer:
          'Both. It runs in any current browser, with nothing to install. Every tool can be used with the keyboard alone and with a screen reader; light and dark follow your system.',
      },
      {
        ask: 'What if a file is damaged or has a password?',
        answer:
          'You are asked for the password beside the file, and a protected document you change stays protected. A damaged file is repaired on the way where possible; otherwise you are pointed to the repair tool.',
      },
    ],
  },
} as const;
