import { french } from '@octavo/i18n/form-page.fr';
import { registerWords } from '@octavo/i18n/language';

registerWords('fr', { formPage: french });

export { loader } from './loader.server.ts';
export { default, handle, meta, shouldRevalidate } from './page.tsx';
