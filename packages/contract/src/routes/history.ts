import * as z from 'zod';
import { token } from '../job.ts';

export const taskPath = z.object({ job: token });
