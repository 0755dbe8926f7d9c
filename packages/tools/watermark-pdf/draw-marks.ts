import type { EditedPage } from '@octavo/pdf/edit/edited-page';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import type * as z from 'zod';
import { rgbOf } from '../_kit/text-look.ts';
import type { options as optionsSchema } from './options.ts';
import { markLineHeight, type PlacedMarks, placeMarks } from './place-marks.ts';

type WatermarkOptions = z.output<typeof optionsSchema>;

/**
 * Draws the watermark on a page, under a text's own lines or with the shape of a picture.
 *
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export async function drawMarks(
  editor: PdfEditor,
  pageIndex: number,
  mark: string | PdfPicture,
  options: WatermarkOptions,
): Promise<void> {
  const page = editor.page(pageIndex);

  if (typeof mark === 'string') {
    await drawTexts(editor, page, mark, options);
  } else {
    drawPictures(page, mark, options);
  }
}

async function drawTexts(
  editor: PdfEditor,
  page: EditedPage,
  text: string,
  options: WatermarkOptions,
): Promise<void> {
  const font = { family: options.font };
  const { width } = await editor.measureText(text, { font, size: 1 });
  const height = text.split('\n').length * markLineHeight;
  const { size, middles } = place(page, { width, height }, options);

  for (const at of middles) {
    await page.drawText(text, {
      ...lookOf(options),
      font,
      size,
      at,
      anchor: 'middle',
      align: 'center',
      lineHeight: markLineHeight,
      color: rgbOf(options.color),
    });
  }
}

function drawPictures(page: EditedPage, picture: PdfPicture, options: WatermarkOptions): void {
  const isTurned = picture.orientation >= 5;
  const ratio = isTurned ? picture.width / picture.height : picture.height / picture.width;
  const { size, middles } = place(page, { width: 1, height: ratio }, options);

  for (const { x, y } of middles) {
    const box = { left: x - size / 2, top: y - (size * ratio) / 2, width: size, height: size * ratio };
    page.drawImage(picture, { ...lookOf(options), box });
  }
}

function place(
  { width, height }: EditedPage,
  mark: { readonly width: number; readonly height: number },
  { position, angle, size }: WatermarkOptions,
): PlacedMarks {
  return placeMarks({ width, height }, mark, { position, angle, size: size ?? null });
}

function lookOf({ angle, opacity, layer }: WatermarkOptions) {
  return { angle, opacity: opacity / 100, under: layer === 'under', artifact: 'watermark' } as const;
}
