import { english } from '@octavo/i18n/form-page.en';
import { registerWords } from '@octavo/i18n/language';

registerWords('en', { formPage: english });

export { loader } from './loader.server.ts';
export { default, handle, meta, shouldRevalidate } from './page.tsx';
