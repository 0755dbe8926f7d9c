import { speak } from '@octavo/i18n/language';
import { french } from '@octavo/i18n/shell.fr';

speak('fr', { shell: french });

export { default, loader, shouldRevalidate } from './layout.tsx';
