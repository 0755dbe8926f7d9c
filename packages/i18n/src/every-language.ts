/**
 * Loads the texts of all languages, for programs that serve users in any language; imported for its side
 * effect.
 */
import { english as englishChat } from './chat.en.ts';
import { french as frenchChat } from './chat.fr.ts';
import { english as englishEditor } from './editor.en.ts';
import { french as frenchEditor } from './editor.fr.ts';
import { english as englishFormPage } from './form-page.en.ts';
import { french as frenchFormPage } from './form-page.fr.ts';
import { registerWords } from './language.ts';
import { english as englishShell } from './shell.en.ts';
import { french as frenchShell } from './shell.fr.ts';
import { english as englishVerification } from './verification-words.en.ts';
import { french as frenchVerification } from './verification-words.fr.ts';
import { english } from './work.en.ts';
import { french } from './work.fr.ts';

registerWords('en', {
  shell: englishShell,
  chat: englishChat,
  editor: englishEditor,
  formPage: englishFormPage,
  verification: englishVerification,
  ...english,
});
registerWords('fr', {
  shell: frenchShell,
  chat: frenchChat,
  editor: frenchEditor,
  formPage: frenchFormPage,
  verification: frenchVerification,
  ...french,
});
