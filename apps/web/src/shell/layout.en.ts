import { speak } from '@octavo/i18n/language';
import { english } from '@octavo/i18n/shell.en';

speak('en', { shell: english });

export { default, loader, shouldRevalidate } from './layout.tsx';
