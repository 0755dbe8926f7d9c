import type { PackageWriter } from '../../ooxml/package-writer.ts';
import type { Presentation } from '../../slides/slide.ts';
import type { MediaFolder } from './media.ts';

/** The part being written, with the resources its content may refer to. */
export interface PackagePart {
  /** `ppt/slides/slide1.xml` */
  readonly path: string;
  readonly writer: PackageWriter;
  readonly media: MediaFolder;
  readonly presentation: Presentation;
}

/** Namespace prefixes used by the content of slides, layouts and masters. */
export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

export function slidePath(slideIndex: number): string {
  return `ppt/slides/slide${slideIndex + 1}.xml`;
}
