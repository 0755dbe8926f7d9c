/** What the start page tells below its tools. Pages are sent it as data: no other page loads it. */
export const english = {
  trust: {
    heading: 'Why trust it',
    line: 'What we claim, and how each claim is kept',
    claims: {
      hour: {
        title: 'Gone in {retention}',
        text: '{retentionStart} after the upload the key of your file is destroyed, then its bytes. Nothing is kept for later, and with an account you get a receipt.',
        link: 'How files are forgotten',
      },
      keys: {
        title: 'A key for every file',
        text: 'Each upload is encrypted with AES‑256 under a key of its own before it reaches the disk. That key never enters the database.',
        link: 'How files are encrypted',
      },
      sealed: {
        title: 'Worked on behind walls',
        text: 'Every task gets a fresh process without a network, which sees the files of that task alone and ends with it.',
        link: 'How tasks are shut off',
      },
      seen: {
        title: 'You see before you save',
        text: 'Each result is opened and counted before it is called one. You see its pages, its size, and what was lost where something had to be.',
        link: 'How results are checked',
      },
      prices: {
        title: 'No small print',
        text: 'What is free, what is Pro and what it costs is written on every tool before you upload. Cancelling takes two clicks.',
        link: 'See the prices',
      },
      programs: {
        title: 'The same for programs',
        text: 'Whatever a page does, the command line and the HTTP API do with the same options, under the same names.',
        link: 'For developers',
      },
    },
  },
  prices: {
    heading: 'Prices',
    /** `{plans}` is a list of `plan`. */
    line: 'Running tools and previewing results is free, {tasks} tasks a day. Downloading is part of Pro: {plans}.',
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
          'Not to try. Visitors run {tasks} tasks a day and see the beginning of each result. Logging in, by a link sent to your e-mail address, gives {days} days without that limit. Downloading is part of Pro.',
      },
    ],
    always: [
      {
        ask: 'May I send something confidential?',
        answer:
          'Your file is encrypted at once, worked on behind walls and destroyed after {retention}. Still, a server has to open a file to work on it. For what must not leave your computer there is the command line: the same tools, without any server.',
      },
      {
        ask: 'Which files can I bring?',
        answer:
          'PDF above all; documents of Word, Excel, PowerPoint, OpenDocument and iWork; e-books, text and web pages; AutoCAD drawings; and pictures from JPG to HEIC. Drop one above, and you see which tools take it.',
      },
      {
        ask: 'Will my document look the same afterwards?',
        answer:
          'Merging, splitting, turning and protecting move pages without drawing them anew: nothing changes on them. Compressing changes pictures, and says how much. Converting to or from another format is a new layout; each tool says what it keeps and what it cannot.',
      },
      {
        ask: 'Does it work on a phone, and without a mouse?',
        answer:
          'Both. It runs in any current browser, with nothing to install. Every tool can be worked by keyboard alone and followed with a screen reader; light and dark follow your system.',
      },
      {
        ask: 'What if a file is damaged or has a password?',
        answer:
          'A password you know is asked for beside the file, and a protected document that is changed stays protected. A damaged file is mended on the way where that is possible; otherwise you are pointed to the repair tool.',
      },
    ],
  },
} as const;
