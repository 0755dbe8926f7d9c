/**
 * Loads the texts of all languages, for programs that serve users in any language; imported for its side
 * effect.
 */
import { registerWords } from './language.ts';
import { english as englishShell } from './shell.en.ts';
import { french as frenchShell } from './shell.fr.ts';
import { english } from './work.en.ts';
import { french } from './work.fr.ts';

registerWords('en', { shell: englishShell, ...english });
registerWords('fr', { shell: frenchShell, ...french });
