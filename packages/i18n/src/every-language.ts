/**
 * Loads the texts of all languages, for programs that serve users in any language; imported for its side
 * effect.
 */
import './english.ts';
import { french as chat } from './chat.fr.ts';
import { french as editor } from './editor.fr.ts';
import { french as formPage } from './form-page.fr.ts';
import { registerWords } from './language.ts';
import { french as shell } from './shell.fr.ts';
import { french as verification } from './verification-words.fr.ts';
import { french } from './work.fr.ts';

registerWords('fr', { shell, chat, editor, formPage, verification, ...french });
