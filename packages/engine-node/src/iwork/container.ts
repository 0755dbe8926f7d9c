import { openZip, type ZipArchive } from '../archive/zip.ts';

/** A preview an iWork program saved with the document. */
export interface IworkPreview {
  readonly kind: 'pdf' | 'jpg';
  readonly bytes: Uint8Array;
}

/** Parts of a Pages, Numbers or Keynote document that are readable without its program. */
export interface IworkDocument {
  /** `xml` for iWork ’05 to ’09, `iwa` since 2013. */
  readonly era: 'xml' | 'iwa';
  /** True when locked with a password, so that neither the contents nor the previews can be read. */
  readonly isProtected: boolean;
  /** Returns the whole document as PDF if the program saved one, otherwise its first page as a picture. */
  readPreview(): Promise<IworkPreview | null>;
  close(): void;
}

const completePreviews = ['QuickLook/Preview.pdf', 'preview.pdf'];
const pagePreviews = ['preview.jpg', 'QuickLook/Thumbnail.jpg', 'preview-web.jpg'];

/** Files for the password hint and the verifier, in ’09 and in later documents. */
const protectionMarks = /^\.iwp(h|v|v2)$/;

/**
 * Opens an iWork document: a zip of its parts, or a zip of the folder of its parts.
 *
 * @throws Failure `damaged-file` when it is no zip or holds no iWork document.
 */
export async function openIwork(path: string): Promise<IworkDocument> {
  const archive = await openZip(path);
  const folder = folderOf(archive);
  const has = (name: string) => archive.has(folder + name);

  return {
    era: archive.names.some((name) => /\.iwa$|(^|\/)Index\.zip$/.test(name)) ? 'iwa' : 'xml',
    isProtected: archive.names.some((name) => protectionMarks.test(name.slice(folder.length))),
    async readPreview() {
      const complete = completePreviews.find(has);

      if (complete !== undefined) {
        return { kind: 'pdf', bytes: await archive.read(folder + complete) };
      }

      const page = pagePreviews.find(has);

      return page === undefined ? null : { kind: 'jpg', bytes: await archive.read(folder + page) };
    },
    close: () => archive.close(),
  };
}

/** Folder that contains all parts, with its slash; empty when they are at the root. */
function folderOf({ names }: ZipArchive): string {
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);

  return /\.(pages|numbers|key)\/$/i.test(folder) && names.every((name) => name.startsWith(folder))
    ? folder
    : '';
}
