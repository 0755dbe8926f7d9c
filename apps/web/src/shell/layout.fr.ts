import { registerWords } from '@octavo/i18n/language';
import { french } from '@octavo/i18n/shell.fr';

registerWords('fr', { shell: french });

export { default, loader, shouldRevalidate } from './layout.tsx';
