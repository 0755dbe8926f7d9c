import type { Figure, Footnote } from '@octavo/layout/model';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import type { PackageWriter } from '../../ooxml/package-writer.ts';
import { xml } from '../../ooxml/xml.ts';
import type { DocumentPlan } from '../plan.ts';
import type { Bookmarks } from '../text/bookmarks.ts';
import { rawRun, textRun } from '../text/run-format.ts';

/** An encoded picture file. */
export interface PictureFile {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
}

/** State shared by all parts of a document while they are written. */
export interface DocumentWriting {
  readonly package: PackageWriter;
  readonly plan: DocumentPlan;
  readonly bookmarks: Bookmarks;
  /** By figure id; figures without a picture are omitted. */
  readonly pictures: ReadonlyMap<number, PictureFile>;
  readonly notes: ReadonlyMap<number, Footnote>;
  /** Notes in the order of their first references, which is Word's numbering order. */
  readonly usedNotes: Footnote[];
  readonly ids: { last: number };
}

/** Writes one part with its own relationships. */
export class PartWriter {
  readonly #writing: DocumentWriting;
  readonly #path: string;

  constructor(writing: DocumentWriting, path: string) {
    this.#writing = writing;
    this.#path = path;
  }

  get plan(): DocumentPlan {
    return this.#writing.plan;
  }

  get bookmarks(): Bookmarks {
    return this.#writing.bookmarks;
  }

  /** Returns a number unique in the document, for elements that require one. */
  nextId(): number {
    this.#writing.ids.last += 1;

    return this.#writing.ids.last;
  }

  relate(type: string, target: string): string {
    return this.#writing.package.relate(this.#path, type, target);
  }

  relateOutside(type: string, url: string): string {
    return this.#writing.package.relateOutside(this.#path, type, url);
  }

  /** Relationship of a figure's picture; null when it has none. */
  relatePicture({ id }: Figure): string | null {
    const picture = this.#writing.pictures.get(id);

    if (picture === undefined) {
      return null;
    }

    const path = `word/media/image${id}.${picture.kind}`;
    this.#writing.package.add(path, null, picture.bytes);

    return this.relate('image', path);
  }

  /**
   * Reference mark of a note: Word's own number when it matches the source's, otherwise the source's mark.
   */
  noteReference(id: number, properties: string): string {
    const note = this.#writing.notes.get(id);

    if (note === undefined) {
      return '';
    }

    const { usedNotes } = this.#writing;
    const known = usedNotes.indexOf(note);

    if (known !== -1) {
      return textRun(note.mark, properties);
    }

    usedNotes.push(note);

    const own = hasOwnMark(note, usedNotes.length);
    const reference = xml('w:footnoteReference', {
      'w:customMarkFollows': own ? true : null,
      'w:id': usedNotes.length,
    });

    return rawRun(reference + (own ? xml('w:t', {}, escapeXml(note.mark)) : ''), properties);
  }
}

/** True when the mark of a note differs from Word's number for it. */
export function hasOwnMark({ mark }: Footnote, number: number): boolean {
  return mark !== String(number);
}
