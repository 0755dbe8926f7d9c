import { french as failures } from './failures.fr.ts';
import type { WorkWords } from './language.ts';
import { french as notes } from './notes.fr.ts';
import { french as workbench } from './workbench.fr.ts';

export const french: WorkWords = { workbench, failures, notes };
