import { groups } from '@octavo/forms/f941/questions';
import { formOptions } from '../_kit/form-options.ts';

export const options = formOptions(groups);
