import type { Box } from '@octavo/contract/edits/primitives';
import { handNames } from '@octavo/contract/edits/stamp-faces';
import { nameOf, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { editNotPossible } from '../../edit-failures.ts';
import { boundsOf, centreOf, cornersOf } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { rotated } from '../../geometry/vectors.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { privateEntry, readPrivate } from '../private-entries.ts';
import { drawFace } from '../stamps/draw-face.ts';
import { keptPicture } from '../stamps/kept-picture.ts';
import { type StampLanguage, standardStampOf, standardStamps } from '../stamps/stamp-words.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

export type Stamp = AnnotationOf<'stamp'>;
type Face = Stamp['face'];

const defaultColor = '#c0392b';

/** A picture that was not sent again stays when the stamp that shows it is changed. */
export async function drawStamp(stamp: Stamp, place: DrawingPlace): Promise<DrawnAnnotation> {
  const { box, angle, color, face } = stamp;
  const centre = centreOf(box);
  const drawn = {
    subtype: 'Stamp',
    entries: {
      ...faceEntries(face),
      C: [...rgbOf(color)],
      ...privateEntry({
        Angle: angle,
        Width: place.space.userLength(box.width),
        Height: place.space.userLength(box.height),
        ...faceDetails(face),
      }),
    },
    box: boundsOf(cornersOf(box).map((corner) => rotated(corner, centre, angle))),
  };

  if (face.kind !== 'picture') {
    return {
      ...drawn,
      draw: (drawing) => drawFace(place.editor, drawing, face, { box, angle, color: rgbOf(color) }),
    };
  }

  const picture = await place.host.pictureOf(face.asset);

  if (picture !== null) {
    return { ...drawn, draw: (drawing) => drawing.drawImage(picture, { box, angle }) };
  }

  const { replaced } = place;
  const shown = replaced === null ? null : readStamp(replaced);

  if (replaced === null || shown?.face.kind !== 'picture' || shown.face.asset !== face.asset) {
    throw editNotPossible('asset-missing');
  }

  const kept = keptPicture({ stamp, shown, replaced });
  // The name says to other programs which picture it is.
  const name = replaced.name('Name');

  return {
    ...drawn,
    entries: { ...drawn.entries, ...(name === null ? {} : { Name: nameOf(name) }) },
    ...kept,
  };
}

export function readStamp(source: AnnotationSource): Stamp | null {
  const own = readPrivate(source);

  return {
    type: 'stamp',
    box: boxOf(source, own),
    face: faceOf(source, own),
    color: source.color('C') ?? defaultColor,
    angle: own?.number('Angle') ?? 0,
    contents: '',
    opacity: 1,
  };
}

function faceEntries(face: Face): Record<string, PdfObject> {
  switch (face.kind) {
    case 'standard':
      return { Name: nameOf(standardStamps[face.name].name), Lang: encodeText(face.language) };
    case 'text':
      return { Name: nameOf('#Text'), Subj: encodeText(face.text) };
    case 'picture':
      return { Name: nameOf('#Picture') };
    case 'plain':
      return { Name: nameOf('#Plain'), Subj: encodeText(face.text) };
    case 'sign':
      return { Name: nameOf('#Sign') };
    case 'drawn':
      return { Name: nameOf('#Drawn') };
    case 'written':
      return { Name: nameOf('#Written'), Subj: encodeText(face.text) };
  }
}

function faceDetails(face: Face): Record<string, PdfObject> {
  switch (face.kind) {
    case 'standard':
      return { Face: nameOf('Standard') };
    case 'text':
      return { Face: nameOf('Text'), Text: encodeText(face.text), Below: encodeText(face.below) };
    case 'picture':
      return { Face: nameOf('Picture'), Asset: encodeText(face.asset) };
    case 'plain':
      return { Face: nameOf('Plain'), Text: encodeText(face.text), Align: nameOf(face.align) };
    case 'sign':
      return { Face: nameOf('Sign'), Sign: nameOf(face.sign) };
    case 'written':
      return { Face: nameOf('Written'), Text: encodeText(face.text), Hand: nameOf(face.hand) };
    // Its strokes are in the appearance only.
    case 'drawn':
      return { Face: nameOf('Picture'), Asset: encodeText('#Drawn') };
  }
}

/** A stamp that another program has drawn is a picture, named as the file names it. */
function faceOf(source: AnnotationSource, own: AnnotationSource | null): Face {
  const name = source.name('Name') ?? '';

  switch (own?.name('Face')) {
    case 'Text':
      return { kind: 'text', text: own.text('Text'), below: own.text('Below') };
    case 'Plain':
      return {
        kind: 'plain',
        text: own.text('Text'),
        align: own.name('Align') === 'center' ? 'center' : 'left',
      };
    case 'Written': {
      const hand = handNames.find((name) => name === own.name('Hand')) ?? handNames[0];

      return { kind: 'written', text: own.text('Text'), hand };
    }
    case 'Sign':
      return { kind: 'sign', sign: own.name('Sign') === 'cross' ? 'cross' : 'check' };
    case 'Picture':
      return { kind: 'picture', asset: own.text('Asset') };
    case 'Standard': {
      const standard = standardStampOf(name);
      const language: StampLanguage = source.text('Lang').startsWith('fr') ? 'fr' : 'en';

      return standard === null
        ? { kind: 'picture', asset: name }
        : { kind: 'standard', name: standard, language };
    }
    default:
      return { kind: 'picture', asset: name || 'stamp' };
  }
}

/** Box before the rotation: the annotation has that of the rotated stamp, which may have been moved or resized. */
function boxOf(source: AnnotationSource, own: AnnotationSource | null): Box {
  const shown = source.box;
  const [width, height] = [own?.number('Width') ?? null, own?.number('Height') ?? null];

  if (width === null || height === null || own?.number('Angle') === 0) {
    return shown;
  }

  const { x, y } = centreOf(shown);
  const [across, down] = [source.space.shownLength(width), source.space.shownLength(height)];
  // The bounds of the rotated box are rounded, too.
  const hundredths = (value: number) => Math.round(value * 100) / 100;

  return { left: hundredths(x - across / 2), top: hundredths(y - down / 2), width: across, height: down };
}
