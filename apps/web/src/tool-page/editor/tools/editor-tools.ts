import type { SignatureState } from '../document/editing-document.ts';

export const shapeTools = ['rectangle', 'ellipse', 'line', 'arrow', 'polyline', 'polygon', 'cloud'] as const;
export type ShapeTool = (typeof shapeTools)[number];

const markupTools = ['highlight', 'underline', 'strike', 'squiggly'] as const;
export type MarkupTool = (typeof markupTools)[number];

export type ToolName =
  | 'select'
  | MarkupTool
  | 'note'
  | 'text-box'
  | 'callout'
  | 'draw'
  | ShapeTool
  | 'stamp'
  | 'link'
  | 'file';

/** Buttons of the tool row; `shapes` stands for the shape that was used last. */
export type ToolButton = Exclude<ToolName, ShapeTool> | 'shapes';

export const toolGroups: readonly (readonly ToolButton[])[] = [
  ['select'],
  ['highlight', 'underline', 'strike', 'squiggly'],
  ['note', 'text-box', 'callout'],
  ['draw', 'shapes'],
  ['stamp', 'link', 'file'],
];

/** Letters that choose a tool while no field has the focus. */
export const toolKeys: Readonly<Partial<Record<ToolButton, string>>> = {
  select: 'V',
  highlight: 'H',
  note: 'N',
  'text-box': 'T',
  draw: 'D',
  shapes: 'S',
  stamp: 'P',
  link: 'L',
};

export function isMarkupTool(tool: ToolName): tool is MarkupTool {
  return markupTools.some((name) => name === tool);
}

export function isShapeTool(tool: ToolName): tool is ShapeTool {
  return shapeTools.some((name) => name === tool);
}

/** Tools that draw under a finger, which then does not scroll. */
export function drawsByTouch(tool: ToolName): boolean {
  return tool !== 'select' && tool !== 'note' && tool !== 'stamp' && tool !== 'file';
}

export type ForbiddenBy = 'restricted' | 'signature';

/** Reason why a tool is off for a file; null when it can be used. */
export function forbidden(
  tool: ToolButton,
  { signature, restricted }: { readonly signature: SignatureState; readonly restricted: boolean },
): ForbiddenBy | null {
  if (tool === 'select') {
    return null;
  }

  if (restricted) {
    return 'restricted';
  }

  if (signature === 'no-changes' || signature === 'forms-allowed') {
    return 'signature';
  }

  // Links are not annotations that a certification counts as comments (ISO 32000-2, table 257).
  return signature === 'annotations-allowed' && tool === 'link' ? 'signature' : null;
}
