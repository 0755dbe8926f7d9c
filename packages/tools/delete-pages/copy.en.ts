import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Choose the pages you do not want. They are removed from the file, not just hidden.',
  action: { one: 'Delete {count} page', other: 'Delete {count} pages' },
  seo: {
    title: 'Delete pages from a PDF permanently',
    description:
      'Remove pages from a PDF by click or by number. What you delete leaves no trace in the file; links and form fields on other pages keep working.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop a document to see all its pages, then choose the ones to delete.',
    },
    {
      title: 'Mark the pages',
      text: 'Press each page you want to delete, or type numbers such as 2,5-8. Press it again to keep it.',
    },
    {
      title: 'Delete and review',
      text: 'Check the remaining pages. If you deleted too many, go back and change your selection.',
    },
  ],
  faq: [
    {
      ask: 'Can deleted pages be recovered from the new file?',
      answer:
        'No. Their text, images and everything else that only they used are no longer in the file. Your original file is not changed.',
    },
    {
      ask: 'What happens to bookmarks and links?',
      answer:
        'Bookmarks and links to remaining pages still work. Those to deleted pages no longer lead anywhere.',
    },
    {
      ask: 'Can I delete all pages?',
      answer: 'No. A PDF needs at least one page.',
    },
    {
      ask: 'Does this also redact a name or a number on a page?',
      answer:
        'No. This tool removes whole pages and does not change the contents of the others. To remove a name or a number, use Redact PDF.',
    },
    {
      ask: 'What if my PDF is protected?',
      answer:
        'You enter its password, and the result opens with the same one. For a file whose owner forbids the removal of pages, you are asked to confirm your right.',
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
