import { afterAll } from 'vitest';
import { deleteRunFolders } from './run-folders.ts';

// Vitest runs this module for every test file, also when test files share their other modules.
afterAll(deleteRunFolders);
