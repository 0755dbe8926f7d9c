import type { LinkTarget } from '@octavo/contract/edits/links';
import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { addLink } from '../edits/link-edits.ts';
import { useEditor } from '../state/editor-context.ts';
import type { PendingLink } from '../state/editor-state.ts';
import { LinkFields } from './link-fields.tsx';

/** Target of a link whose area was just drawn; without one there is no link. */
export function PendingLinkPanel({ link }: { readonly link: PendingLink }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { state, dispatch } = useEditor();
  const [target, setTarget] = useState<LinkTarget | null>(null);
  const { page, area } = link;

  const add = (event: FormEvent) => {
    event.preventDefault();

    if (target !== null) {
      const id = randomToken().slice(0, 16);
      dispatch({
        kind: 'edit',
        edit: {
          operations: addLink(state.history.operations, id, page, { areas: [area], target }),
          name: { verb: 'add', object: 'link' },
          page,
        },
        select: { page, key: id },
        tool: 'select',
      });
    }
  };

  return (
    <form onSubmit={add}>
      <div className="ed-head">
        <h2>{capitalized(locale, words.objects.link)}</h2>
      </div>
      <div className="ed-section">
        <LinkFields target={target} onChange={setTarget} />
        <div className="ed-actions">
          <button type="submit" className="ed-button" disabled={target === null}>
            {words.link.add}
          </button>
          <button
            type="button"
            className="ed-button"
            data-look="quiet"
            onClick={() => dispatch({ kind: 'draw-link', link: null })}
          >
            {words.link.cancel}
          </button>
        </div>
      </div>
    </form>
  );
}
