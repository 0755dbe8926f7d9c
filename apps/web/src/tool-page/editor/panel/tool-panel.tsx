import { type EditorWords, editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { HintText } from '../../../shell/hint-text.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { checkpointOf, hasChangedContent } from '../document/checkpoint.ts';
import { FieldTool } from '../form/field-tool.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { isMarkupTool, isShapeTool, shapeTools } from '../tools/editor-tools.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { inkColors, markColors } from '../tools/tool-settings.ts';
import { FillField } from './annotation-fields.tsx';
import { ColorField } from './color-field.tsx';
import { NumberInput, Segments, SelectField } from './fields.tsx';
import { LookFields } from './look-fields.tsx';
import { StampFields } from './stamp-fields.tsx';
import { StrokeFields } from './stroke-fields.tsx';

/** Instruction for the current tool, and fields for the look of the next object it makes. */
export function ToolPanel({ page }: { readonly page: string }) {
  const words = editorWords(useLocale());
  const { tool } = useEditor().state;
  const operations = useOperations(page);
  const button = isShapeTool(tool) ? 'shapes' : tool;

  if (button === 'select') {
    return null;
  }

  const hinted = tool === 'polyline' || tool === 'polygon' ? 'path' : button;
  const touchHints: Partial<EditorWords['hint']> = words.touchHint;

  return (
    <>
      <div className="ed-head">
        <h2>{words.tool[button]}</h2>
      </div>
      <div className="ed-section ed-tool-settings">
        <p className="ed-hint ed-instruction">
          <HintText mouse={words.hint[hinted]} touch={touchHints[hinted] ?? words.hint[hinted]} />
        </p>
        {tool === 'text' && hasChangedContent(checkpointOf(operations)) && (
          <p className="ed-hint">{words.text.reshaped}</p>
        )}
        {tool === 'field' ? <FieldTool page={page} /> : <SettingsFields />}
      </div>
    </>
  );
}

function SettingsFields() {
  const words = editorWords(useLocale());
  const { document, state, dispatch } = useEditor();
  const { tool, settings } = state;
  const set = (changed: Partial<typeof settings>) => dispatch({ kind: 'settings', settings: changed });

  if (isMarkupTool(tool)) {
    return (
      <ColorField
        label={words.panel.color}
        value={settings.markup[tool]}
        colors={tool === 'highlight' ? markColors : inkColors}
        onChange={(color) => color !== null && set({ markup: { ...settings.markup, [tool]: color } })}
      />
    );
  }

  if (isShapeTool(tool)) {
    return (
      <>
        <Segments
          label={words.tool.shapes}
          value={tool}
          items={shapeTools.map((value) => ({
            value,
            label: words.shapes[value],
            content: <Icon path={toolIcons[value]} size={18} />,
          }))}
          onChange={(shape) => dispatch({ kind: 'tool', tool: shape })}
        />
        <StrokeFields
          label={words.panel.color}
          stroke={settings.stroke}
          onChange={(stroke) => stroke !== null && set({ stroke })}
        />
        {tool !== 'line' && tool !== 'arrow' && tool !== 'polyline' && (
          <FillField fill={settings.fill} onChange={(fill) => set({ fill })} />
        )}
      </>
    );
  }

  switch (tool) {
    case 'note':
      return (
        <ColorField
          label={words.panel.color}
          value={settings.noteColor}
          colors={markColors}
          onChange={(noteColor) => noteColor !== null && set({ noteColor })}
        />
      );
    case 'add-text':
    case 'text-box':
      return <LookFields look={settings.look} onChange={(look) => set({ look })} />;
    case 'callout':
      return (
        <>
          <LookFields look={settings.look} onChange={(look) => set({ look })} />
          <StrokeFields
            label={words.panel.border}
            stroke={settings.stroke}
            onChange={(stroke) => stroke !== null && set({ stroke })}
          />
        </>
      );
    case 'draw':
      return (
        <>
          <StrokeFields
            label={words.panel.color}
            stroke={settings.pen}
            onChange={(pen) => pen !== null && set({ pen })}
          />
          <NumberInput
            label={words.panel.opacity}
            value={Math.round(settings.opacity * 100)}
            least={5}
            most={100}
            step={5}
            unit="%"
            onChange={(percent) => set({ opacity: percent / 100 })}
          />
        </>
      );
    case 'stamp':
      return (
        <>
          <StampFields
            face={settings.face}
            color={settings.stampColor}
            onFace={(face) => set({ face })}
            onColor={(stampColor) => set({ stampColor })}
          />
          {document.description.pages.length > 1 && (
            <SelectField
              label={words.stamp.pages}
              value={settings.stampPages}
              items={words.stamp.pageSets}
              onChange={(pages) => set({ stampPages: pages })}
            />
          )}
        </>
      );
    default:
      return null;
  }
}
