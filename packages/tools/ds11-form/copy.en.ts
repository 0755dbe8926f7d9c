import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Type the passport application, print it one-sided, and take it along unsigned.',
  action: { one: 'Make {count} application', other: 'Make {count} applications' },
  seo: {
    title: 'Fill in Form DS-11 online',
    description:
      'Type the application for a U.S. passport, edition 04-2025, with checks of names, dates and lengths, and print it for your appointment in person.',
  },
  howTo: [
    {
      title: 'Answer item by item',
      text: 'Names in the letters that passports print, dates of birth, addresses, parents and earlier passports.',
    },
    {
      title: 'Print it one-sided on letter paper',
      text: 'In black, at full size. The application is on the last two pages; the others are instructions.',
    },
    {
      title: 'Apply in person',
      text: 'Bring evidence of citizenship, an identity document, a photo and the fees. Sign only when the agent asks.',
    },
  ],
  faq: [
    {
      ask: 'May I sign the application at home?',
      answer:
        'No. Do not sign before the acceptance agent asks you to: you swear to your answers in front of the agent, and a form that was signed earlier is refused.',
    },
    {
      ask: 'Is a typed form without a barcode accepted?',
      answer:
        'Yes. The form filler at travel.state.gov prints a barcode that speeds up reading; a typed or handwritten form in black ink is accepted, too.',
    },
    {
      ask: 'What if I have no social security number?',
      answer:
        'Say so: zeros are printed. The law also asks for a signed and dated statement that you have never been issued one.',
    },
    {
      ask: 'Who needs this form, and who renews?',
      answer:
        'First passports, children under 16, and passports that were lost, stolen, damaged, or issued more than 15 years ago or before the age of 16. Others renew with Form DS-82.',
    },
    {
      ask: 'Is this the Department of State?',
      answer:
        'No. Octavo is not affiliated with the Department of State, and this is not legal advice. The form is free at travel.state.gov.',
    },
    {
      ask: 'Who can read my answers?',
      answer:
        'Nobody here. They stay in the browser while you type, travel encrypted, and are sealed with a key that is destroyed when the PDF is made. The PDF is deleted {retention} later.',
    },
  ],
  options: {
    values: { label: 'JSON file with the answers by item', hint: '--fields lists the items' },
    revision: { label: 'Edition of the application', hint: 'Such as 2025-04; the newest when empty' },
    flatten: { label: 'Make the text part of the pages', hint: 'For printing' },
  },
} satisfies CopyOf<typeof options>;
