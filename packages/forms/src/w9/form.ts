import type { Form } from '../form.ts';
import { march2024 } from './2024-03/map.ts';
import { groups } from './questions.ts';
import { checkW9 } from './rules.ts';

export const form: Form = {
  id: 'w9',
  official: 'https://www.irs.gov/forms-pubs/about-form-w-9',
  groups,
  revisions: [march2024],
  complete: (answers) => answers,
  check: checkW9,
};
