import { groups } from '@octavo/forms/f1099/questions';
import { recipientFormOptions } from '../_kit/form-options.ts';

export const options = recipientFormOptions(groups);
