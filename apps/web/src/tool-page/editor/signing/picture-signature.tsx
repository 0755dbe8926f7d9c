import { portableCodec } from '@octavo/editing/portable-codec';
import { editorWords } from '@octavo/i18n/editor';
import { croppedToInk, type RgbaPixels, withoutPaper } from '@octavo/pdf/picture/cut-out';
import { writePng } from '@octavo/pdf/picture/write-png';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { pickFile } from '../document/pick-file.ts';
import { useEditor } from '../state/editor-context.ts';
import { type Mark, signatureFile } from './mark.ts';
import { readPixels } from './read-pixels.ts';
import { useMarks } from './use-marks.ts';
import { usePictureAddress } from './use-picture-address.ts';

/** Strength with which paper is removed at first, and without which the picture stays as it is. */
const firstStrength = 0.3;

/** Milliseconds without a change before the picture is cut out again. */
const restMilliseconds = 200;

/** Signature as a picture whose background is removed. */
export function PictureSignature() {
  const words = editorWords(useLocale()).sign;
  const { state, assets } = useEditor();
  const { signing } = state.settings;
  const { set, arm } = useMarks();
  const id = useId();
  const [pixels, setPixels] = useState<RgbaPixels | null>(null);
  const [strength, setStrength] = useState(firstStrength);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = usePictureAddress(signing.picture?.asset ?? null);

  const cut = (source: RgbaPixels, amount: number) => {
    const picture = croppedToInk(amount === 0 ? source : withoutPaper(source, amount));

    if (picture === null) {
      setProblem(words.pictureEmpty);
      set({ picture: null, signature: null, armed: null });

      return;
    }

    const { width, height } = picture;
    const data = new Uint8Array(picture.data);
    const png = writePng({ width, height, channels: 4, data }, (rows) => portableCodec.deflate(rows, 9));
    const asset = assets.add(new File([png.slice()], signatureFile, { type: 'image/png' }));
    const ratio = width / height;
    const mark: Mark = { kind: 'signature', face: { kind: 'picture', asset }, color: signing.ink, ratio };
    setProblem(null);
    arm(mark, { picture: { asset, ratio }, signature: mark });
  };

  const latest = useRef(cut);

  useEffect(() => {
    latest.current = cut;
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = async () => {
    const file = await pickFile('image/*');
    const read = file === null ? null : await readPixels(file);

    if (read !== null) {
      setPixels(read);
      cut(read, strength);
    } else if (file !== null) {
      setProblem(words.pictureFailed);
    }
  };

  return (
    <div className="ed-picture-sign">
      {address !== undefined && (
        <span className="ed-picture-shown">
          <img src={address} alt={words.preview} />
        </span>
      )}
      {pixels !== null && (
        <div className="ed-field">
          <label htmlFor={id}>{words.background}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={Math.round(strength * 100)}
            onChange={(event) => {
              const next = event.currentTarget.valueAsNumber / 100;
              setStrength(next);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => latest.current(pixels, next), restMilliseconds);
            }}
          />
        </div>
      )}
      <button type="button" className="ed-button" onClick={() => void choose()}>
        {words.choosePicture}
      </button>
      {problem === null ? (
        <p className="ed-hint">{words.pictureHint}</p>
      ) : (
        <p className="ed-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
