import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Click the pages you do not want. They are gone from the file, not just hidden.',
  action: { one: 'Delete {count} page', other: 'Delete {count} pages' },
  seo: {
    title: 'Delete pages from a PDF for good',
    description:
      'Remove pages from a PDF by click or by number. What you delete leaves no trace in the file; links and form fields on other pages keep working.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop one document. All its pages appear as pictures you can click.',
    },
    {
      title: 'Mark the pages',
      text: 'Click each page to delete, or write numbers such as 2,5-8. Click again to keep a page after all.',
    },
    {
      title: 'Delete and review',
      text: 'Read through what is left. If you deleted one too many, go back and mark again.',
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
      answer: 'Those that lead to pages you keep still work. Those to deleted pages have lost their target.',
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
      ask: 'What if my PDF is protected?',
      answer:
        'You enter its password, and the shorter document still opens with it. If the owner has forbidden rearranging pages, the file is refused until it is unlocked.',
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
