/** Elements of annotations (ISO 19444-1, 6.5) by their subtype. */
export const elementNames: Readonly<Record<string, string>> = {
  Text: 'text',
  Highlight: 'highlight',
  Underline: 'underline',
  StrikeOut: 'strikeout',
  Squiggly: 'squiggly',
  Caret: 'caret',
  FreeText: 'freetext',
  Ink: 'ink',
  Line: 'line',
  PolyLine: 'polyline',
  Polygon: 'polygon',
  Square: 'square',
  Circle: 'circle',
  Stamp: 'stamp',
  FileAttachment: 'fileattachment',
};

/** Form of the value of an entry. */
export type EntryForm = 'text' | 'name' | 'number' | 'numbers' | 'color';

/** Entries that are attributes of every element that has them. */
export const attributeEntries: readonly (readonly [attribute: string, key: string, form: EntryForm])[] = [
  ['rect', 'Rect', 'numbers'],
  ['color', 'C', 'color'],
  ['interior-color', 'IC', 'color'],
  ['title', 'T', 'text'],
  ['subject', 'Subj', 'text'],
  ['date', 'M', 'text'],
  ['creationdate', 'CreationDate', 'text'],
  ['opacity', 'CA', 'number'],
  ['coords', 'QuadPoints', 'numbers'],
  ['callout', 'CL', 'numbers'],
  ['fringe', 'RD', 'numbers'],
  ['icon', 'Name', 'name'],
  ['intent', 'IT', 'name'],
  ['statemodel', 'StateModel', 'text'],
  ['state', 'State', 'text'],
];

/** Entries that are elements in that of the annotation. */
export const elementEntries = [
  ['defaultappearance', 'DA'],
  ['defaultstyle', 'DS'],
] as const;

/** Names of the flags in the order of their bits (ISO 32000-2, table 167). */
export const flagNames = [
  'invisible',
  'hidden',
  'print',
  'nozoom',
  'norotate',
  'noview',
  'readonly',
  'locked',
  'togglenoview',
  'lockedcontents',
] as const;

/** Alignments of text in the order of their numbers. */
export const justifications = ['left', 'centered', 'right'] as const;

/** Entries of our own that the standard has no attribute for, under a namespace of our own. */
export const privateNamespace = 'urn:octavo:look';
export const privateEntries: readonly (readonly [attribute: string, key: string, form: EntryForm])[] = [
  ['face', 'Face', 'name'],
  ['text', 'Text', 'text'],
  ['below', 'Below', 'text'],
  ['asset', 'Asset', 'text'],
  ['angle', 'Angle', 'number'],
  ['width', 'Width', 'number'],
  ['height', 'Height', 'number'],
];
