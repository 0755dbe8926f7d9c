import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn a public web page or an HTML file into a PDF with selectable text, links and bookmarks.',
  action: { one: 'Convert {count} page', other: 'Convert {count} pages' },
  seo: {
    title: 'HTML to PDF: save a web page by its address',
    description:
      'Paste the address of a web page, or drop an HTML file, and get a PDF with real text, working links, bookmarks and tags. Sheets or one long page.',
  },
  howTo: [
    {
      title: 'Paste the address',
      text: 'Include http:// or https://, or drop HTML files instead. Several at once are fine.',
    },
    {
      title: 'Choose the paper',
      text: 'Sheets of any common size or one long page, laid out for paper, for a desktop or for a phone.',
    },
    {
      title: 'Convert and check',
      text: 'Our own browser opens the page, scrolls to its end and prints it. Check it, then download.',
    },
  ],
  faq: [
    {
      ask: 'Which pages can be converted?',
      answer:
        'Public pages over HTTP and HTTPS. We visit as a stranger: pages behind a login, a paywall or a captcha come out as a stranger sees them, and sites that turn automatic visitors away may refuse. Addresses inside private networks are refused.',
    },
    {
      ask: 'Why does the PDF look different from my screen?',
      answer:
        'A page may bring styles of its own for print, and these are used, as when you print from your browser. By default it is laid out as wide as the paper, so that text keeps its size; choose the desktop width for the arrangement of a large screen, drawn smaller. Anything wider than the paper is scaled down rather than cut off, to about a third of its size at most.',
    },
    {
      ask: 'What about pictures that load while scrolling, and cookie notices?',
      answer:
        'The page is scrolled through for up to eight seconds, so that most late pictures are there; a page that grows without end is cut off. A cookie dialog that covers the page is left out. For slow pages, set a longer wait.',
    },
    {
      ask: 'What happens with an HTML file I upload?',
      answer:
        'Its scripts run, and pictures and styles it names by a full public address are fetched. What sat beside it in a folder is not part of the file: such pictures and styles are missing, and the result says how many.',
    },
    {
      ask: 'How long can one long page be?',
      answer:
        'Up to 200 inches, 5.08 metres: no PDF viewer has to show more. A longer page continues on more pages of the same length.',
    },
    {
      ask: 'What is kept?',
      answer:
        'The address and the result, encrypted, until {retention} after you gave it. The site sees a visit from our server, not from you. One task takes up to {filesPerTask} pages.',
    },
  ],
  options: {
    pageSize: {
      label: 'Page size',
      choices: {
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'Letter' },
        legal: { label: 'Legal' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: { portrait: { label: 'Portrait' }, landscape: { label: 'Landscape' } },
    },
    margin: { label: 'Margin', hint: '0 to 50 millimetres on each side' },
    background: { label: 'Backgrounds', hint: 'Print background colours and pictures' },
    width: {
      label: 'Laid out for',
      choices: {
        paper: { label: 'The paper', hint: 'As wide as the page; text keeps its size' },
        desktop: { label: 'A desktop screen', hint: '1,280 pixels wide' },
        phone: { label: 'A phone', hint: '390 pixels wide' },
      },
    },
    singlePage: { label: 'One long page', hint: 'Without page breaks, as wide as the layout' },
    wait: { label: 'Wait before printing', hint: '0 to 20 seconds, for pages that show things late' },
  },
} satisfies CopyOf<typeof options>;
