/**
 * Loads the texts of all languages, for programs that serve users in any language; imported for its side
 * effect.
 */
import { speak } from './language.ts';
import { english as englishShell } from './shell.en.ts';
import { french as frenchShell } from './shell.fr.ts';
import { english } from './work.en.ts';
import { french } from './work.fr.ts';

speak('en', { shell: englishShell, ...english });
speak('fr', { shell: frenchShell, ...french });
