import { groups } from '@octavo/forms/w2/questions';
import { recipientFormOptions } from '../_kit/form-options.ts';

export const options = recipientFormOptions(groups);
