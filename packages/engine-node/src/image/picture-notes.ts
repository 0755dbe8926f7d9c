import type { Note } from '@octavo/contract/job';
import { mayBeTransparent, mayMove, type PictureFormat } from './encode-picture.ts';
import type { OpenPicture } from './open-picture.ts';

/** Notes for the user about a picture written in a format, apart from its size. */
export function formatNotes(picture: OpenPicture, format: PictureFormat): Note[] {
  const notes: Note[] = [];

  if (picture.isTransparent && !mayBeTransparent(format)) {
    notes.push({ code: 'transparency-filled', values: {} });
  }

  if (picture.frames > 1 && !mayMove(format)) {
    notes.push({ code: 'first-frame-only', values: { frames: picture.frames } });
  }

  if (picture.isInk) {
    notes.push({ code: 'colours-converted', values: {} });
  }

  if (picture.kind === 'heic' && format === 'jpg') {
    notes.push({ code: 'heic-as-jpg', values: {} });
  }

  return notes;
}
