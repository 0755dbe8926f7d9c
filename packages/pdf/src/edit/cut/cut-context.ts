import type { MeasuredFont } from '../../content/fonts/measured-font.ts';
import type { MeasuredFonts } from '../../content/fonts/measured-fonts.ts';
import { type PdfDict, type PdfObject, PdfRef, type PdfStream } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { ContentState } from './content-state.ts';
import type { CutRegion } from './cut-region.ts';
import type { UsedResources } from './used-resources.ts';

/** Pixels of an image, rows without padding. */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** Grey or red, green and blue, with eight bits each. */
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

/** Image codecs of the host, for formats that this package cannot read. */
export interface ImageHost {
  /** Decodes an image without masks; null when the host cannot. */
  decode(image: PdfStream): Promise<DecodedImage | null>;
  /** Encodes pixels with little loss. */
  encodeJpeg(image: DecodedImage): Promise<Uint8Array>;
}

/** Numbers of operators of a page that lost what they show, or a part of it. */
export interface CutCounts {
  texts: number;
  pictures: number;
  paths: number;
  annotations: number;
}

/** Cut of one or more pages by regions: what they share. */
export class CutTask {
  readonly changes: ObjectChanges;
  readonly fonts: MeasuredFonts;
  readonly images: ImageHost;
  /** Work that waits for the host, such as decoding images. */
  readonly pending: (() => Promise<void>)[] = [];
  /** Objects that cut pages no longer use, with what they use in their place, if anything. */
  readonly retired = new Map<number, PdfRef | null>();
  /** Marked content that lost a part, by its structure parent and number: true when something of it is kept. */
  readonly marks = new Map<string, boolean>();
  /** Structure parents of annotations, images and forms that were removed. */
  readonly removedObjects = new Set<number>();

  constructor(changes: ObjectChanges, fonts: MeasuredFonts, images: ImageHost) {
    this.changes = changes;
    this.fonts = fonts;
    this.images = images;
  }
}

/** Form as content paints it. */
export interface PaintedForm {
  readonly ref: PdfObject;
  readonly stream: PdfStream;
  /** Resources of the content that paints it, for a form without its own. */
  readonly resources: PdfDict | null;
  readonly state: ContentState;
  /** Number of forms around it, itself included. */
  readonly depth: number;
}

export interface CutFormResult {
  /** Form without what lies in the region; null when nothing was removed. */
  readonly changed: PdfRef | null;
  readonly hasKept: boolean;
  /** Names that the unchanged form uses of the content that paints it, as it has no resources of its own. */
  readonly inherited: UsedResources;
}

export type CutForm = (context: CutContext, form: PaintedForm) => CutFormResult;

/** Cut of one page. */
export class CutContext {
  readonly task: CutTask;
  readonly region: CutRegion;
  /** Page, counted from 0. */
  readonly pageIndex: number;
  readonly counts: CutCounts = { texts: 0, pictures: 0, paths: 0, annotations: 0 };
  readonly forms = new Map<string, CutFormResult>();
  /** Key of the structure parents of the content being read; null for content without tags. */
  structParents: number | null = null;

  constructor(task: CutTask, region: CutRegion, pageIndex: number) {
    this.task = task;
    this.region = region;
    this.pageIndex = pageIndex;
  }

  count(kind: keyof CutCounts, number = 1): void {
    this.counts[kind] += number;
  }

  get changes(): ObjectChanges {
    return this.task.changes;
  }

  fontOf(dict: PdfDict | null): MeasuredFont {
    return this.task.fonts.of(dict);
  }

  retire(original: PdfObject, replacement: PdfObject): void {
    if (original instanceof PdfRef) {
      this.task.retired.set(original.number, replacement instanceof PdfRef ? replacement : null);
    }
  }

  /** Retires an image or a form of which nothing is kept. */
  remove(original: PdfObject, { dict }: PdfStream): void {
    const parent = this.changes.get(dict, 'StructParent');
    this.retire(original, null);

    if (typeof parent === 'number') {
      this.task.removedObjects.add(parent);
    }
  }

  noteMark(number: number, hasKept: boolean): void {
    if (this.structParents !== null) {
      const key = `${this.structParents} ${number}`;
      this.task.marks.set(key, hasKept || this.task.marks.get(key) === true);
    }
  }
}
