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
      text: 'Type or paste it, or drop HTML files instead. Several at once are fine.',
    },
    {
      title: 'Choose the paper',
      text: 'Common paper sizes or one long page, with a layout for paper, desktop or phone.',
    },
    {
      title: 'Convert and check',
      text: 'We open the page in a browser, scroll to the end and print it. Check the PDF, then download it.',
    },
  ],
  faq: [
    {
      ask: 'Which pages can be converted?',
      answer:
        'Public pages over HTTP and HTTPS. We open the page without being logged in: pages behind a login, a paywall or a captcha look the way a logged-out visitor sees them, and some sites block automated visits. Addresses in private networks are refused.',
    },
    {
      ask: 'Why does the PDF look different from my screen?',
      answer:
        'Some pages have their own print styles, and we use them, as your browser does when printing. By default, the layout is as wide as the paper, so text keeps its size; choose the desktop width for a large-screen layout, scaled down. Content wider than the paper is scaled down rather than cut off, to about a third of its size at most.',
    },
    {
      ask: 'What about images that load while scrolling, and cookie notices?',
      answer:
        'We scroll through the page for up to eight seconds so that most images load; pages with endless scrolling are cut off. A cookie dialog that covers the page is left out. For slow pages, set a longer wait.',
    },
    {
      ask: 'What happens with an HTML file?',
      answer:
        'Its scripts run, and images and styles with a full public address are loaded. Files from the same folder are not part of the HTML file: those images and styles are missing, and the result says how many.',
    },
    {
      ask: 'How long can one long page be?',
      answer:
        'Up to 200 inches (5.08 metres): PDF viewers are not required to display longer pages. Longer content continues on more pages of the same length.',
    },
    {
      ask: 'What do you store?',
      answer:
        'The address and the result, encrypted, for {retention} after you add the page. The site sees a visit from our server, not from you. Up to {filesPerTask} pages per task.',
    },
  ],
  options: {
    pageSize: {
      label: 'Page size',
      choices: {
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: { portrait: { label: 'Portrait' }, landscape: { label: 'Landscape' } },
    },
    margin: { label: 'Margin', hint: '0 to 50 millimetres on each side' },
    background: { label: 'Backgrounds', hint: 'Print background colours and images' },
    width: {
      label: 'Page layout for',
      choices: {
        paper: { label: 'Paper', hint: 'As wide as the page; text keeps its size' },
        desktop: { label: 'Desktop screen', hint: '1,280 pixels wide' },
        phone: { label: 'Phone', hint: '390 pixels wide' },
      },
    },
    singlePage: { label: 'One long page', hint: 'Without page breaks, as wide as the layout' },
    wait: { label: 'Wait before printing', hint: '0 to 20 seconds, for slow pages' },
  },
} satisfies CopyOf<typeof options>;
