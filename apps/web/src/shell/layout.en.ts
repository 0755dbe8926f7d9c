import { registerWords } from '@octavo/i18n/language';
import { english } from '@octavo/i18n/shell.en';

registerWords('en', { shell: english });

export { default, loader, shouldRevalidate } from './layout.tsx';
