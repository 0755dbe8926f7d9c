import * as z from 'zod';
import { drawingFields } from '../_kit/drawing-fields.ts';

export const options = z.object(drawingFields);
