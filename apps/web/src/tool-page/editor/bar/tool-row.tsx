import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { useChooseTool } from '../state/use-choose-tool.ts';
import { forbidden, isShapeTool, toolGroups, toolKeys } from '../tools/editor-tools.ts';
import { toolIcons } from '../tools/tool-icons.ts';

/** All tools. One that the file forbids keeps its place and says why it is off. */
export function ToolRow() {
  const words = editorWords(useLocale());
  const { document, task, state, dispatch } = useEditor();
  const { tool, settings, panel } = state;
  const choose = useChooseTool();
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    row.current
      ?.querySelector(`[data-button="${isShapeTool(tool) ? 'shapes' : tool}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tool]);

  return (
    <nav ref={row} className="ed-tools" aria-label={words.tools} data-part="tools">
      {toolGroups(task).map((group) => (
        <div key={group[0]} className="ed-group">
          {group.map((button) => {
            const because = forbidden(button, document.description);
            const isActive = button === 'shapes' ? isShapeTool(tool) : tool === button;
            const key = toolKeys[button];
            const title =
              because === null
                ? `${words.tool[button]}${key === undefined ? '' : ` (${key})`}`
                : words.forbidden[because];

            return (
              <button
                key={button}
                type="button"
                className="ed-tool"
                data-button={button}
                aria-pressed={isActive}
                aria-disabled={because !== null}
                title={title}
                // Keeps the selected text, which the tool may mark.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(button)}
              >
                <Icon path={button === 'shapes' ? toolIcons[settings.shape] : toolIcons[button]} size={18} />
                <span>{words.tool[button]}</span>
              </button>
            );
          })}
        </div>
      ))}
      <span className="ed-grow" />
      <div className="ed-group ed-panels">
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
