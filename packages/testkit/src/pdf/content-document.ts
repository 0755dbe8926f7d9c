import { PdfFile } from './pdf-file.ts';

/**
 * A document of one page with this content.
 *
 * @param contents one string for each content stream
 * @param resources adds the objects that the resources refer to and returns the entries of these
 */
export function contentDocument(
  contents: string | readonly string[],
  resources: (file: PdfFile) => string = () => '',
  { page = '', catalog = '' }: { readonly page?: string; readonly catalog?: string } = {},
): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const streams = (typeof contents === 'string' ? [contents] : contents).map(
    (content) => `${file.stream('', content)} 0 R`,
  );
  const entries = resources(file);
  const leaf = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 200 300] /Contents [${streams.join(' ')}]
      /Resources << ${entries} >> ${page} >>`,
  );
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${leaf} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`);

  return file.finish(root);
}
