import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { PageList } from './page-list.tsx';
import { PageTools } from './page-tools.tsx';

/** All pages at a small size, beside the viewport. */
export function PageStrip({ page }: { readonly page: string }) {
  const words = editorWords(useLocale());
  const { task } = useEditor();

  return (
    <nav className="ed-strip" aria-label={words.pages} data-part="strip">
      {task !== 'sign' && task !== 'verify' && <PageTools page={page} />}
      <PageList page={page} isColumn />
    </nav>
  );
}
