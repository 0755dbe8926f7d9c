/** Width of a picture divided by its height; 1 for one that this browser cannot decode. */
export async function ratioOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture).catch(() => null);

  if (bitmap === null) {
    return 1;
  }

  const ratio = bitmap.width / bitmap.height;
  bitmap.close();

  return ratio;
}
