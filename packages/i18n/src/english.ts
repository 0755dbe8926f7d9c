/** Loads the texts of English alone, for programs that speak no other language; imported for its side effect. */
import { english as chat } from './chat.en.ts';
import { english as editor } from './editor.en.ts';
import { english as formPage } from './form-page.en.ts';
import { registerWords } from './language.ts';
import { english as shell } from './shell.en.ts';
import { english as verification } from './verification-words.en.ts';
import { english } from './work.en.ts';

registerWords('en', { shell, chat, editor, formPage, verification, ...english });
