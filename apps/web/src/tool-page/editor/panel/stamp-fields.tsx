import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { useLocale } from '../../../shell/use-locale.ts';
import { pickFile } from '../document/pick-file.ts';
import { useEditor } from '../state/editor-context.ts';
import { inkColors } from '../tools/tool-settings.ts';
import { ColorField } from './color-field.tsx';
import { Segments, SelectField, TextField } from './fields.tsx';

interface StampFieldsProps {
  readonly face: StampFace;
  readonly color: string;
  onFace(face: StampFace): void;
  onColor(color: string): void;
}

/** Kinds that the stamp tool offers; the others are made by signing. */
const stampKinds = ['standard', 'text', 'picture'] as const;
type StampKind = (typeof stampKinds)[number];

function isStampKind(kind: StampFace['kind']): kind is StampKind {
  return stampKinds.some((each) => each === kind);
}

/** Text or picture of a stamp. */
export function StampFields({ face, color, onFace, onColor }: StampFieldsProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { assets } = useEditor();

  const choosePicture = async () => {
    const file = await pickFile('image/png,image/jpeg');

    if (file !== null) {
      onFace({ kind: 'picture', asset: assets.add(file) });
    }
  };

  const choose = (kind: StampKind) => {
    if (kind === 'picture') {
      void choosePicture();
    } else if (kind === 'text') {
      onFace({ kind: 'text', text: words.stamp.names.approved, below: '' });
    } else {
      onFace({ kind: 'standard', name: 'approved', language: locale });
    }
  };

  return (
    <>
      {isStampKind(face.kind) && (
        <Segments
          label={words.stamp.kind}
          value={face.kind}
          items={stampKinds.map((value) => ({ value, label: words.stamp.kinds[value] }))}
          onChange={choose}
        />
      )}
      {face.kind === 'plain' && (
        <TextField
          label={words.stamp.own}
          value={face.text}
          maxLength={200}
          onChange={(text) => text !== '' && onFace({ ...face, text })}
        />
      )}
      {face.kind === 'standard' && (
        <div className="ed-font">
          <SelectField
            label={words.stamp.name}
            value={face.name}
            items={words.stamp.names}
            onChange={(name) => onFace({ ...face, name })}
          />
          <SelectField
            label={words.stamp.language}
            value={face.language}
            items={words.stamp.languages}
            onChange={(language) => onFace({ ...face, language })}
          />
        </div>
      )}
      {face.kind === 'text' && (
        <>
          <TextField
            label={words.stamp.own}
            value={face.text}
            maxLength={200}
            // A stamp needs a text: the last letter stays.
            onChange={(text) => text !== '' && onFace({ ...face, text })}
          />
          <TextField
            label={words.stamp.below}
            value={face.below}
            maxLength={200}
            onChange={(below) => onFace({ ...face, below })}
          />
        </>
      )}
      {face.kind === 'picture' ? (
        <p className="ed-hint">
          {fill(words.stamp.chosen, { name: face.asset })}{' '}
          <button type="button" className="ed-link" onClick={() => void choosePicture()}>
            {words.stamp.choose}
          </button>
        </p>
      ) : (
        <ColorField
          label={words.panel.color}
          value={color}
          colors={inkColors}
          onChange={(next) => next !== null && onColor(next)}
        />
      )}
    </>
  );
}
