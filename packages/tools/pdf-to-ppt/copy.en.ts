import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: '',
  action: { one: '', other: '' },
  seo: { title: '', description: '' },
  howTo: [],
  faq: [],
  options: { pages: { label: '' } },
} satisfies CopyOf<typeof options>;
