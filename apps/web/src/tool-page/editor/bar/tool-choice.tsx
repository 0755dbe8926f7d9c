import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { useChooseTool } from '../state/use-choose-tool.ts';
import { forbidden, isShapeTool, type ToolButton, toolKeys } from '../tools/editor-tools.ts';
import { toolIcons } from '../tools/tool-icons.ts';

interface ToolChoiceProps {
  readonly button: ToolButton;
  onChoose?(): void;
}

/** Button of a tool. One that the file forbids keeps its place and says why it is off. */
export function ToolChoice({ button, onChoose }: ToolChoiceProps) {
  const words = editorWords(useLocale());
  const { document, state } = useEditor();
  const { tool, settings } = state;
  const choose = useChooseTool();
  const because = forbidden(button, document.description);
  const key = toolKeys[button];
  const title =
    because === null
      ? `${words.tool[button]}${key === undefined ? '' : ` (${key})`}`
      : words.forbidden[because];

  return (
    <button
      type="button"
      className="ed-tool"
      data-button={button}
      aria-pressed={isButtonOf(button, tool)}
      aria-disabled={because !== null}
      title={title}
      // Keeps the selected text, which the tool may mark.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        choose(button);
        onChoose?.();
      }}
    >
      <Icon path={button === 'shapes' ? toolIcons[settings.shape] : toolIcons[button]} size={18} />
      <span>{words.tool[button]}</span>
    </button>
  );
}

/** True for the button of a tool. */
export function isButtonOf(button: ToolButton, tool: Parameters<typeof isShapeTool>[0]): boolean {
  return button === 'shapes' ? isShapeTool(tool) : tool === button;
}
