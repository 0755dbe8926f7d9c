import { registerWords } from '@octavo/i18n/language';
import { english } from '@octavo/i18n/shell.en';

registerWords('en', { shell: english });

export { loader } from './layout.server.ts';
export { default, shouldRevalidate } from './layout.tsx';
