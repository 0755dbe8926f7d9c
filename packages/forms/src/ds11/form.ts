import type { Form } from '../form.ts';
import { april2025 } from './2025-04/map.ts';
import { completeApplication } from './complete.ts';
import { groups } from './questions.ts';
import { checkApplication } from './rules.ts';

export const form: Form = {
  id: 'ds11',
  official: 'https://travel.state.gov/content/travel/en/passports/how-apply/forms.html',
  groups,
  revisions: [april2025],
  complete: completeApplication,
  check: checkApplication,
};
