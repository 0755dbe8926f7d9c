/** Makes all words known, for programs that answer people in any language: imported for that alone. */
import { speak } from './language.ts';
import { english as englishShell } from './shell.en.ts';
import { french as frenchShell } from './shell.fr.ts';
import { english } from './work.en.ts';
import { french } from './work.fr.ts';

speak('en', { shell: englishShell, ...english });
speak('fr', { shell: frenchShell, ...french });
