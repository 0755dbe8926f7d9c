import type { FileKind } from '@octavo/contract/kinds';
import { coverQuality, coverWidth } from '@octavo/contract/limits';

/** A small JPEG of a picture as an object URL; null for kinds that this browser can't show. */
export async function pictureCover(bytes: Blob, kind: FileKind): Promise<string | null> {
  if (kind === 'txt' || kind === 'zip') {
    return null;
  }

  try {
    const picture = await createImageBitmap(bytes, { resizeWidth: coverWidth, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const surface = canvas.getContext('2d');

    if (surface === null) {
      return null;
    }

    // A JPEG has no transparency: see-through parts would turn black.
    surface.fillStyle = 'white';
    surface.fillRect(0, 0, canvas.width, canvas.height);
    surface.drawImage(picture, 0, 0);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', coverQuality),
    );

    return blob === null ? null : URL.createObjectURL(blob);
  } catch {
    // HEIC, TIFF and the like: the server can read what the browser can't show.
    return null;
  }
}
