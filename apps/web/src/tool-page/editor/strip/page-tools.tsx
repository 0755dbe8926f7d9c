import { editorWords } from '@octavo/i18n/editor';
import { failureText } from '@octavo/i18n/failures';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { failureFrom } from '../../files/workspace-file.ts';
import { pickFile } from '../document/pick-file.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { usePageActions } from './use-page-actions.ts';

/** Buttons for the chosen pages: turn, crop, delete, and add behind them. */
export function PageTools({ page }: { readonly page: string }) {
  const locale = useLocale();
  const all = editorWords(locale);
  const words = all.pageActions;
  const { document, pages, assets, state, dispatch, show } = useEditor();
  const actions = usePageActions(page);
  const [problem, setProblem] = useState('');
  const count = plural(locale, actions.affected, words.count);
  const reason = state.isLocked ? all.notSaved.taken : all.forbidden.assemble;

  const addBlank = () => {
    const { width, height } = pages.find(({ key }) => key === page)?.size ?? pages[0]!.size;
    actions.insert([{ kind: 'blank', width, height }]);
  };

  const addFrom = async () => {
    const file = await pickFile('application/pdf,.pdf');

    if (file === null) {
      return;
    }

    const asset = assets.add(file);

    try {
      const sizes = await document.assetPages(asset);
      setProblem('');
      dispatch({ kind: 'add-from', file: { asset, pages: sizes.length } });
    } catch (error) {
      const { code, values } = failureFrom(error, 'damaged-file');
      setProblem(failureText(locale, code, values));
    }
  };

  const crop = () => {
    const size = pages.find(({ key }) => key === actions.first)?.size ?? pages[0]!.size;
    dispatch({ kind: 'crop-page', crop: { page: actions.first, box: { left: 0, top: 0, ...size } } });
    show(actions.first);
  };

  const buttons = [
    { icon: 'turnLeft', label: words.turnLeft, run: () => actions.turn(270) },
    { icon: 'turnRight', label: words.turnRight, run: () => actions.turn(90) },
    { icon: 'crop', label: words.crop, run: crop },
    { icon: 'trash', label: words.delete, run: actions.remove, isOff: actions.isEvery },
    { icon: 'blankPage', label: words.addBlank, run: addBlank },
    { icon: 'addFile', label: words.addFrom, run: () => void addFrom() },
  ] as const;

  return (
    <div className="ed-page-tools">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="group" aria-label={fill(words.label, { pages: count })}>
        {buttons.map(({ icon, label, run, ...rest }) => {
          const isOff = !actions.mayArrange || ('isOff' in rest && rest.isOff);
          const title = actions.mayArrange ? fill(label, { pages: count }) : reason;

          return (
            <button
              key={icon}
              type="button"
              className="ed-icon"
              aria-label={title}
              title={title}
              aria-disabled={isOff}
              onClick={() => {
                if (!isOff) {
                  run();
                }
              }}
            >
              <Icon path={editorIcons[icon]} size={18} />
            </button>
          );
        })}
      </div>
      {actions.affected > 1 && <p className="ed-hint">{fill(words.chosen, { pages: count })}</p>}
      {problem !== '' && (
        <p className="ed-hint" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
