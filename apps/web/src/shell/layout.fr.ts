import { registerWords } from '@octavo/i18n/language';
import { french } from '@octavo/i18n/shell.fr';

registerWords('fr', { shell: french });

export { loader } from './layout.server.ts';
export { default, shouldRevalidate } from './layout.tsx';
