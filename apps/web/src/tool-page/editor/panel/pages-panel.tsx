import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { PageList } from '../strip/page-list.tsx';
import { PageTools } from '../strip/page-tools.tsx';

/** All pages in rows, in the sheet of a phone. */
export function PagesPanel({ page, onDone }: { readonly page: string; onDone(): void }) {
  const words = editorWords(useLocale());

  return (
    <>
      <div className="ed-head">
        <h2>{words.pages}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <div className="ed-pages-panel">
        <PageTools page={page} />
        <PageList page={page} isColumn={false} />
      </div>
    </>
  );
}
