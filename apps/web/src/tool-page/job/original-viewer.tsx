import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { PageTurner } from './page-turner.tsx';
import { usePageAddress } from './use-document-pages.ts';
import { NothingToSee, ViewerFrame } from './viewer-frame.tsx';

/** Pages of the document that a result without a preview was made from. */
export function OriginalViewer({ original }: { readonly original: ReadableDocument }) {
  const words = workbenchWords(useLocale()).result;
  const [at, setAt] = useState(0);
  const source = usePageAddress(original, at);
  const count = original.description.pages;

  if (source === null) {
    return <NothingToSee />;
  }

  return (
    <ViewerFrame
      turner={
        count > 1 && (
          <PageTurner at={at} count={count} page={at + 1} pages={count} takesKeys={false} onTurn={setAt} />
        )
      }
      foot={words.notSeenOriginal}
    >
      <img src={source} alt={fill(words.page, { page: at + 1, pages: count })} className="result-page" />
    </ViewerFrame>
  );
}
