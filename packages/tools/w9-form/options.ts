import { groups } from '@octavo/forms/w9/questions';
import { formOptions } from '../_kit/form-options.ts';

export const options = formOptions(groups);
