import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import type { AddedFile } from '../state/editor-state.ts';
import { Thumbnail } from '../strip/thumbnail.tsx';
import { usePageActions } from '../strip/use-page-actions.ts';

interface AddPagesPanelProps {
  readonly file: AddedFile;
  /** Page behind which the others are added. */
  readonly page: string;
}

/** Choice of the pages of another file that are added. */
export function AddPagesPanel({ file: { asset, pages }, page }: AddPagesPanelProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { document, contents, dispatch } = useEditor();
  const { insert } = usePageActions(page);
  const all = useMemo(() => Array.from({ length: pages }, (_, index) => index + 1), [pages]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(all));
  const sources = useMemo(
    () =>
      all.map((number) => [
        { id: 'shown', kind: 'page.insert', before: null, source: { kind: 'file', asset, number } } as const,
      ]),
    [all, asset],
  );
  const sizes = contents.assetSizes(asset);
  const close = () => dispatch({ kind: 'add-from', file: null });

  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        insert(all.filter((number) => chosen.has(number)).map((number) => ({ kind: 'file', asset, number })));
        close();
      }}
    >
      <div className="ed-head">
        <h2>{words.addPages.title}</h2>
      </div>
      <div className="ed-section">
        <p className="ed-hint">{asset}</p>
        <label className="ed-check">
          <input
            type="checkbox"
            checked={chosen.size === pages}
            onChange={() => setChosen(new Set(chosen.size === pages ? [] : all))}
          />
          <span>{words.addPages.all}</span>
        </label>
      </div>
      <ul className="ed-choice" aria-label={words.addPages.title}>
        {all.map((number) => (
          <li key={number}>
            <label>
              <Thumbnail
                document={document}
                pageKey="shown"
                size={sizes?.[number - 1] ?? { width: 595, height: 842 }}
                operations={sources[number - 1]!}
              />
              <span>
                <input
                  type="checkbox"
                  checked={chosen.has(number)}
                  onChange={({ currentTarget }) => {
                    const others = [...chosen].filter((each) => each !== number);
                    setChosen(new Set(currentTarget.checked ? [...others, number] : others));
                  }}
                />{' '}
                {fill(words.page, { page: number })}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="ed-section ed-actions">
        <button type="submit" className="ed-button" disabled={chosen.size === 0}>
          {fill(words.addPages.add, { pages: plural(locale, chosen.size, words.pageActions.count) })}
        </button>
        <button type="button" className="ed-button" onClick={close}>
          {words.addPages.cancel}
        </button>
      </div>
    </form>
  );
}
