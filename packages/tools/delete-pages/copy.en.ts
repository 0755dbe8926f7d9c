import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Click the pages you do not want. They are gone from the file, not just hidden.',
  action: { one: 'Delete {count} page', other: 'Delete {count} pages' },
  seo: {
    title: 'Delete pages from a PDF for good',
    description:
      'Remove pages from a PDF by click or by number. What you delete leaves no trace in the file; links and form fields on other pages go on working.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it on the page or choose it from your device. All its pages are shown.',
    },
    {
      title: 'Mark the pages',
      text: 'Click each page to delete, or write numbers such as 2,5-8. Click again to keep a page after all.',
    },
    {
      title: 'Delete and look',
      text: 'Read through what is left, then download it or go on with another tool.',
    },
  ],
  faq: [
    {
      ask: 'Can deleted pages be brought back from the new file?',
      answer:
        'No. Their text, images and everything else that only they used are not in its bytes any more. Your own file is not touched.',
    },
    {
      ask: 'What happens to bookmarks and links?',
      answer:
        'Those that lead to pages you keep go on working. Those to deleted pages have lost their target.',
    },
    {
      ask: 'Can I delete all pages?',
      answer: 'No. A PDF needs at least one page, so the task is refused before anything happens.',
    },
    {
      ask: 'Does this also black out a name or a number on a page?',
      answer: 'No. This tool takes out whole pages and leaves the contents of the others alone.',
    },
    {
      ask: 'Does a protected PDF stay protected?',
      answer: 'Yes. Enter its password, and the result keeps that password and the restrictions it had.',
    },
    {
      ask: 'How large may the file be, and how long is it kept?',
      answer:
        'One PDF of up to {taskSize}. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    pages: { label: 'Pages to delete', hint: 'For example 2,5-8, odd, even or last' },
  },
} satisfies CopyOf<typeof options>;
