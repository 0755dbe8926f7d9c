import type { Form } from '../form.ts';
import { march2024 } from './2024-03/map.ts';
import { completeLines } from './compute-lines.ts';
import { groups } from './questions.ts';
import { check941 } from './rules.ts';

export const form: Form = {
  id: 'f941',
  official: 'https://www.irs.gov/forms-pubs/about-form-941',
  groups,
  revisions: [march2024],
  complete: completeLines,
  check: check941,
};
