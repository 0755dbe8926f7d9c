import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { isShapeTool, toolGroups } from '../tools/editor-tools.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { MoreTools } from './more-tools.tsx';
import { ToolChoice } from './tool-choice.tsx';
import { useFirstLine } from './use-first-line.ts';

/** All tools; groups without room are behind a button, and on a phone the row scrolls. */
export function ToolRow() {
  const words = editorWords(useLocale());
  const { task, state, dispatch } = useEditor();
  const { tool, panel } = state;
  const row = useRef<HTMLDivElement>(null);
  const groups = toolGroups(task);
  const shown = useFirstLine(row);

  useEffect(() => {
    // Tools without room are in a hidden line, which must not be scrolled to.
    row.current
      ?.querySelector(`:not([inert]) > [data-button="${isShapeTool(tool) ? 'shapes' : tool}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tool]);

  return (
    <nav className="ed-tools" aria-label={words.tools} data-part="tools">
      <div ref={row} className="ed-groups">
        {groups.map((group, index) => (
          <div key={group[0]} className="ed-group" inert={index >= shown}>
            {group.map((button) => (
              <ToolChoice key={button} button={button} />
            ))}
          </div>
        ))}
      </div>
      {shown < groups.length && <MoreTools groups={groups.slice(shown)} />}
      <div className="ed-group ed-panels">
        <button
          type="button"
          className="ed-tool ed-narrow"
          aria-pressed={panel === 'pages'}
          onClick={() => dispatch({ kind: 'panel', panel: panel === 'pages' ? 'properties' : 'pages' })}
        >
          <Icon path={toolIcons.pages} size={18} />
          <span>{words.pages}</span>
        </button>
        {(['find', 'comments'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="ed-tool"
            aria-label={words.tool[name]}
            aria-pressed={panel === name}
            title={name === 'find' ? `${words.tool.find} (Ctrl F)` : words.tool.comments}
            onClick={() => dispatch({ kind: 'panel', panel: panel === name ? 'properties' : name })}
          >
            <Icon path={toolIcons[name]} size={18} />
            <span>{words.tool[name]}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
