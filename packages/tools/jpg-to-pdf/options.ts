import * as z from 'zod';
import { sheetFields } from '../_kit/sheet-fields.ts';

export const options = z.object(sheetFields);
