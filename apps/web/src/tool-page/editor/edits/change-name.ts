import type { Annotation } from '@octavo/contract/edits/annotations';
import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import { isDateText } from '../signing/date-text.ts';
import { isSignatureFile } from '../signing/mark.ts';

/** Kinds of objects that a change can have. */
export type ObjectKind =
  | Annotation['type']
  | 'arrow'
  | 'cloud'
  | 'signature'
  | 'printed'
  | 'date'
  | 'check'
  | 'cross'
  | 'link'
  | 'annotation'
  | 'text'
  | 'picture'
  | 'vector-object'
  | 'field'
  | 'page'
  | 'pages'
  | 'redaction'
  | 'several'
  | 'document';

export type ChangeVerb =
  | 'add'
  | 'place'
  | 'change'
  | 'replace'
  | 'move'
  | 'delete'
  | 'reply'
  | 'state'
  | 'order'
  | 'fill'
  | 'turn'
  | 'insert'
  | 'crop'
  | 'mark'
  | 'flatten'
  | 'undo'
  | 'import';

/** Verb and object of a change, such as `move` and `rectangle`. */
export interface ChangeName {
  readonly verb: ChangeVerb;
  readonly object: ObjectKind;
}

/** Kind of an annotation as users name it: an arrow is a line with an end. */
export function kindOf(annotation: Annotation): ObjectKind {
  if (annotation.type === 'line' && annotation.ends.some((end) => end !== 'none')) {
    return 'arrow';
  }

  if (annotation.type === 'stamp') {
    return kindOfFace(annotation.face);
  }

  return 'cloud' in annotation && annotation.cloud ? 'cloud' : annotation.type;
}

/** Kind of a stamp; some kinds are marks to sign with. */
function kindOfFace(face: StampFace): ObjectKind {
  switch (face.kind) {
    case 'drawn':
    case 'written':
      return 'signature';
    case 'plain':
      return isDateText(face.text) ? 'date' : 'printed';
    case 'sign':
      return face.sign;
    case 'picture':
      return isSignatureFile(face.asset) ? 'signature' : 'stamp';
    default:
      return 'stamp';
  }
}

/** Kinds of annotations of other programs, by the subtype (ISO 32000-2, table 171). */
const kindsBySubtype: Readonly<Record<string, ObjectKind>> = {
  Highlight: 'highlight',
  Underline: 'underline',
  StrikeOut: 'strike',
  Squiggly: 'squiggly',
  Text: 'note',
  Caret: 'caret',
  FreeText: 'text-box',
  Ink: 'ink',
  Line: 'line',
  PolyLine: 'polyline',
  Polygon: 'polygon',
  Square: 'rectangle',
  Circle: 'ellipse',
  Stamp: 'stamp',
  FileAttachment: 'file',
  Link: 'link',
};

export function kindOfSubtype(subtype: string): ObjectKind {
  return kindsBySubtype[subtype] ?? 'annotation';
}
