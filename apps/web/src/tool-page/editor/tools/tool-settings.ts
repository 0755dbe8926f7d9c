import type { fileIcons, noteIcons } from '@octavo/contract/edits/annotations';
import type { Field } from '@octavo/contract/edits/fields';
import type { Stroke, TextLook } from '@octavo/contract/edits/looks';
import type { StampFace, stampNames } from '@octavo/contract/edits/stamp-faces';
import type { Locale } from '@octavo/i18n/locales';
import { firstSigning, type Signing } from '../signing/mark.ts';
import type { MarkupTool, ShapeTool } from './editor-tools.ts';
import type { StampPages } from './stamp-pages.ts';

export type StampName = (typeof stampNames)[number];
export type NoteIcon = (typeof noteIcons)[number];
export type FileIcon = (typeof fileIcons)[number];
export type FieldType = Field['type'];

/** Looks of what the tools make next. */
export interface ToolSettings {
  readonly markup: Readonly<Record<MarkupTool, string>>;
  readonly opacity: number;
  readonly noteColor: string;
  readonly look: TextLook;
  readonly pen: Stroke;
  readonly stroke: Stroke;
  readonly fill: string | null;
  readonly shape: ShapeTool;
  readonly face: StampFace;
  readonly stampColor: string;
  readonly stampPages: StampPages;
  readonly fieldType: FieldType;
  readonly signing: Signing;
}

/** Settings of a new editor; stamps are in the language of the page. */
export function firstSettings(locale: Locale): ToolSettings {
  return {
    markup: { highlight: '#ffd54a', underline: '#1f7a63', strike: '#c0392b', squiggly: '#c0392b' },
    opacity: 1,
    noteColor: '#ffd54a',
    look: { font: 'sans', bold: false, italic: false, size: 12, color: '#16181d', align: 'left' },
    pen: { color: '#1d2a6b', width: 2, style: 'solid' },
    stroke: { color: '#c0392b', width: 1.5, style: 'solid' },
    fill: null,
    shape: 'rectangle',
    face: { kind: 'standard', name: 'approved', language: locale },
    stampColor: '#c0392b',
    stampPages: 'this',
    fieldType: 'text',
    signing: firstSigning,
  };
}

/** Colours offered first; a field takes any other. */
export const markColors = ['#ffd54a', '#8fd694', '#8ec9f5', '#f5a6c4', '#ffb066'] as const;
export const inkColors = ['#16181d', '#c0392b', '#1f4fb2', '#1f7a63', '#8a5810'] as const;
