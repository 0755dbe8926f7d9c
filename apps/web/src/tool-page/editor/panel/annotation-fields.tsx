import type { Annotation } from '@octavo/contract/edits/annotations';
import { editorWords } from '@octavo/i18n/editor';
import { useLocale } from '../../../shell/use-locale.ts';
import { isMarkup } from '../document/annotation-geometry.ts';
import { inkColors, markColors } from '../tools/tool-settings.ts';
import { ColorField } from './color-field.tsx';
import { NumberInput, SelectField } from './fields.tsx';
import { LookFields } from './look-fields.tsx';
import { StampFields } from './stamp-fields.tsx';
import { StrokeFields } from './stroke-fields.tsx';

interface AnnotationFieldsProps {
  readonly annotation: Annotation;
  /** Changes with the same name in a row are one step of undo. */
  onChange(annotation: Annotation, name: string): void;
}

/** Look of an annotation: the fields that its kind has. */
export function AnnotationFields({ annotation, onChange }: AnnotationFieldsProps) {
  const words = editorWords(useLocale()).panel;

  return (
    <>
      <OwnFields annotation={annotation} onChange={onChange} />
      {(isMarkup(annotation) || annotation.type === 'ink' || 'stroke' in annotation) && (
        <NumberInput
          label={words.opacity}
          value={Math.round(annotation.opacity * 100)}
          least={5}
          most={100}
          step={5}
          unit="%"
          onChange={(percent) => onChange({ ...annotation, opacity: percent / 100 }, 'opacity')}
        />
      )}
    </>
  );
}

function OwnFields({ annotation, onChange }: AnnotationFieldsProps) {
  const words = editorWords(useLocale()).panel;

  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strike':
    case 'squiggly':
    case 'caret':
      return (
        <ColorField
          label={words.color}
          value={annotation.color}
          colors={annotation.type === 'highlight' ? markColors : inkColors}
          onChange={(color) => color !== null && onChange({ ...annotation, color }, 'color')}
        />
      );
    case 'note':
      return (
        <>
          <ColorField
            label={words.color}
            value={annotation.color}
            colors={markColors}
            onChange={(color) => color !== null && onChange({ ...annotation, color }, 'color')}
          />
          <SelectField
            label={words.icon}
            value={annotation.icon}
            items={{
              comment: words.icons.comment,
              note: words.icons.note,
              help: words.icons.help,
              insert: words.icons.insert,
              key: words.icons.key,
              paragraph: words.icons.paragraph,
            }}
            onChange={(icon) => onChange({ ...annotation, icon }, 'icon')}
          />
        </>
      );
    case 'file':
      return (
        <SelectField
          label={words.icon}
          value={annotation.icon}
          items={{
            paperclip: words.icons.paperclip,
            pushpin: words.icons.pushpin,
            graph: words.icons.graph,
            tag: words.icons.tag,
          }}
          onChange={(icon) => onChange({ ...annotation, icon }, 'icon')}
        />
      );
    case 'text-box':
    case 'callout':
      return (
        <>
          <LookFields look={annotation.look} onChange={(look) => onChange({ ...annotation, look }, 'look')} />
          {annotation.type === 'callout' ? (
            <StrokeFields
              label={words.border}
              stroke={annotation.border}
              onChange={(border) => border !== null && onChange({ ...annotation, border }, 'border')}
            />
          ) : (
            <StrokeFields
              label={words.border}
              stroke={annotation.border}
              takesNone
              onChange={(border) => onChange({ ...annotation, border }, 'border')}
            />
          )}
          <FillField fill={annotation.fill} onChange={(fill) => onChange({ ...annotation, fill }, 'fill')} />
        </>
      );
    case 'ink':
      return (
        <StrokeFields
          label={words.color}
          stroke={annotation.stroke}
          onChange={(stroke) => stroke !== null && onChange({ ...annotation, stroke }, 'stroke')}
        />
      );
    case 'line':
    case 'polyline':
      return (
        <>
          <StrokeFields
            label={words.color}
            stroke={annotation.stroke}
            onChange={(stroke) => stroke !== null && onChange(withLine(annotation, stroke), 'stroke')}
          />
          <div className="ed-two">
            <SelectField
              label={words.start}
              value={annotation.ends[0]}
              items={words.ends}
              onChange={(end) => onChange({ ...annotation, ends: [end, annotation.ends[1]] }, 'ends')}
            />
            <SelectField
              label={words.end}
              value={annotation.ends[1]}
              items={words.ends}
              onChange={(end) => onChange({ ...annotation, ends: [annotation.ends[0], end] }, 'ends')}
            />
          </div>
        </>
      );
    case 'polygon':
      return (
        <>
          <StrokeFields
            label={words.color}
            stroke={annotation.stroke}
            onChange={(stroke) => stroke !== null && onChange({ ...annotation, stroke }, 'stroke')}
          />
          <FillField fill={annotation.fill} onChange={(fill) => onChange({ ...annotation, fill }, 'fill')} />
          <CloudField
            cloud={annotation.cloud}
            onChange={(cloud) => onChange({ ...annotation, cloud }, 'cloud')}
          />
        </>
      );
    case 'rectangle':
    case 'ellipse':
      return (
        <>
          <StrokeFields
            label={words.color}
            stroke={annotation.stroke}
            takesNone
            onChange={(stroke) => onChange({ ...annotation, stroke }, 'stroke')}
          />
          <FillField fill={annotation.fill} onChange={(fill) => onChange({ ...annotation, fill }, 'fill')} />
          <CloudField
            cloud={annotation.cloud}
            onChange={(cloud) => onChange({ ...annotation, cloud }, 'cloud')}
          />
        </>
      );
    case 'stamp':
      return (
        <StampFields
          face={annotation.face}
          color={annotation.color}
          onFace={(face) => onChange({ ...annotation, face }, 'face')}
          onColor={(color) => onChange({ ...annotation, color }, 'color')}
        />
      );
  }
}

/** A filled arrow keeps the colour of its line. */
function withLine<Line extends Extract<Annotation, { readonly type: 'line' | 'polyline' }>>(
  annotation: Line,
  stroke: Line['stroke'],
): Line {
  const isFilled = annotation.fill === annotation.stroke.color;

  return { ...annotation, stroke, fill: isFilled ? stroke.color : annotation.fill };
}

export function FillField({
  fill,
  onChange,
}: {
  readonly fill: string | null;
  onChange(fill: string | null): void;
}) {
  const words = editorWords(useLocale()).panel;

  return <ColorField label={words.fill} value={fill} colors={markColors} takesNone onChange={onChange} />;
}

function CloudField({ cloud, onChange }: { readonly cloud: boolean; onChange(cloud: boolean): void }) {
  const words = editorWords(useLocale()).panel;

  return (
    <label className="ed-check">
      <input type="checkbox" checked={cloud} onChange={(event) => onChange(event.currentTarget.checked)} />
      {words.cloudEdge}
    </label>
  );
}
