import type { Box, Point } from '@octavo/contract/edits/primitives';
import { hexColor } from '@octavo/pdf/content/hex-color';
import { numbersOf, type ObjectReader } from '@octavo/pdf/object-reader';
import { type PdfDict, PdfName, type PdfObject, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { PageSpace } from '../geometry/page-space.ts';

/** Flag of annotations that stay upright (ISO 32000-2, table 167). */
const noRotateFlag = 1 << 4;

/** Entries of an annotation, or of a dictionary in it, in the coordinates of operations. */
export class AnnotationSource {
  readonly reader: ObjectReader;
  readonly dict: PdfDict;
  readonly space: PageSpace;

  constructor(reader: ObjectReader, dict: PdfDict, space: PageSpace) {
    this.reader = reader;
    this.dict = dict;
    this.space = space;
  }

  get subtype(): string {
    return this.name('Subtype') ?? '';
  }

  get box(): Box {
    return this.isFixed
      ? this.space.fixedBox(this.numbers('Rect'))
      : this.space.shownBox(this.numbers('Rect'));
  }

  /** True for an annotation that readers keep upright; they treat all notes so (ISO 32000-2, 12.5.6.4). */
  get isFixed(): boolean {
    return this.subtype === 'Text' || ((this.number('F') ?? 0) & noRotateFlag) !== 0;
  }

  /** Text of a string, with line feeds; empty when there is none. */
  text(key: string): string {
    const value = this.reader.get(this.dict, key);

    return value instanceof PdfString ? decodeText(value.bytes).replace(/\r\n?/g, '\n') : '';
  }

  name(key: string): string | null {
    const value = this.reader.get(this.dict, key);

    return value instanceof PdfName ? value.value : null;
  }

  number(key: string): number | null {
    const value = this.reader.get(this.dict, key);

    return typeof value === 'number' ? value : null;
  }

  flag(key: string): boolean {
    return this.reader.get(this.dict, key) === true;
  }

  /** Numbers of an array; none when it is missing or holds anything else. */
  numbers(key: string): readonly number[] {
    return numbersOf(this.reader, this.dict.get(key), 0) ?? [];
  }

  points(key: string): Point[] {
    return this.space.toShown(this.numbers(key));
  }

  color(key: string): string | null {
    return hexColor(this.numbers(key));
  }

  array(key: string): readonly PdfObject[] {
    return this.reader.array(this.dict.get(key)) ?? [];
  }

  /** The same view of a dictionary in this one; null when there is none. */
  inner(key: string): AnnotationSource | null {
    const dict = this.reader.dict(this.dict.get(key));

    return dict === null ? null : new AnnotationSource(this.reader, dict, this.space);
  }
}
