import { groups } from '@octavo/forms/ds11/questions';
import { formOptions } from '../_kit/form-options.ts';

export const options = formOptions(groups);
