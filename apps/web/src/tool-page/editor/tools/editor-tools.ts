import type { OperationFacts } from '@octavo/contract/edits/edit-rights';
import type { EditorTask } from '@octavo/tools/kit/types';
import type { EditingDescription } from '../document/editing-document.ts';
import { type FilePermissions, type ForbiddenBy, forbiddenBy } from '../document/forbidden.ts';

export const shapeTools = ['rectangle', 'ellipse', 'line', 'arrow', 'polyline', 'polygon', 'cloud'] as const;
export type ShapeTool = (typeof shapeTools)[number];

const markupTools = ['highlight', 'underline', 'strike', 'squiggly'] as const;
export type MarkupTool = (typeof markupTools)[number];

export type ToolName =
  | 'select'
  | 'text'
  | 'add-text'
  | MarkupTool
  | 'note'
  | 'text-box'
  | 'callout'
  | 'draw'
  | ShapeTool
  | 'stamp'
  | 'image'
  | 'link'
  | 'file'
  | 'redact'
  | 'sign'
  | 'field';

/** Buttons of the tool row; `shapes` stands for the shape that was used last. */
export type ToolButton = Exclude<ToolName, ShapeTool> | 'shapes';

const groups = {
  select: ['select'],
  text: ['text', 'add-text'],
  markup: ['highlight', 'underline', 'strike', 'squiggly'],
  notes: ['note', 'text-box', 'callout'],
  drawing: ['draw', 'shapes'],
  picture: ['image'],
  signing: ['sign'],
  placed: ['stamp', 'link', 'file'],
  redaction: ['redact'],
  forms: ['field'],
} as const satisfies Readonly<Record<string, readonly ToolButton[]>>;

const groupOrders: Readonly<Record<EditorTask, readonly (keyof typeof groups)[]>> = {
  edit: [
    'select',
    'text',
    'picture',
    'signing',
    'forms',
    'redaction',
    'drawing',
    'placed',
    'notes',
    'markup',
  ],
  annotate: [
    'select',
    'markup',
    'notes',
    'drawing',
    'signing',
    'placed',
    'text',
    'picture',
    'forms',
    'redaction',
  ],
  // Signing leaves the rest of the file as it is.
  sign: ['select', 'signing'],
  verify: ['select'],
  redact: [
    'select',
    'redaction',
    'markup',
    'notes',
    'drawing',
    'signing',
    'placed',
    'text',
    'picture',
    'forms',
  ],
};

/** Buttons of the tool row in groups, those of the page's main job first. */
export function toolGroups(task: EditorTask): readonly (readonly ToolButton[])[] {
  return groupOrders[task].map((name) => groups[name]);
}

/** Letters that choose a tool while no field has the focus. */
export const toolKeys: Readonly<Partial<Record<ToolButton, string>>> = {
  select: 'V',
  text: 'T',
  'add-text': 'A',
  highlight: 'H',
  note: 'N',
  'text-box': 'B',
  image: 'I',
  draw: 'D',
  shapes: 'S',
  stamp: 'P',
  link: 'L',
  redact: 'R',
  sign: 'G',
  field: 'F',
};

/** Tool that a letter chooses; null when none does. */
export function toolOfKey(letter: string): ToolButton | null {
  const buttons = Object.values(groups).flat();

  return buttons.find((button) => toolKeys[button] === letter.toUpperCase()) ?? null;
}

export function isMarkupTool(tool: ToolName): tool is MarkupTool {
  return markupTools.some((name) => name === tool);
}

export function isShapeTool(tool: ToolName): tool is ShapeTool {
  return shapeTools.some((name) => name === tool);
}

/** Tools that draw under a finger, which then does not scroll. */
export function drawsByTouch(tool: ToolName): boolean {
  return !['select', 'text', 'add-text', 'note', 'sign', 'stamp', 'file'].includes(tool);
}

/** Operation that a tool makes first. */
function operationOf(tool: ToolButton): OperationFacts {
  switch (tool) {
    case 'link':
      return { kind: 'link.add' };
    case 'image':
      return { kind: 'image.add' };
    case 'text':
      return { kind: 'text.replace' };
    case 'add-text':
      return { kind: 'text.add' };
    case 'redact':
      return { kind: 'redact.area' };
    case 'field':
      return { kind: 'field.add' };
    default:
      return { kind: 'annotation.add' };
  }
}

/** Reason why a tool is off for a file; null when it can be used. */
export function forbidden(
  tool: ToolButton,
  file: FilePermissions & Pick<EditingDescription, 'signature'>,
): ForbiddenBy | null {
  if (tool === 'select') {
    return null;
  }

  // Every signature covers the fields themselves, and leaves their values open.
  return tool === 'field' && file.signature !== 'none' ? 'signature' : forbiddenBy(operationOf(tool), file);
}
