import { english as failures } from './failures.en.ts';
import type { WorkWords } from './language.ts';
import { english as notes } from './notes.en.ts';
import { english as workbench } from './workbench.en.ts';

export const english: WorkWords = { workbench, failures, notes };
