import type { ObjectKind } from '../edits/change-name.ts';
import type { ToolButton } from './editor-tools.ts';

/** Outlines of tools and objects on a 24 by 24 grid. */
export const toolIcons: Readonly<Record<ToolButton | ObjectKind | 'comments', string>> = {
  select: 'M6 4l12 8-6 1.5L9 19z',
  highlight: 'M5 20h14M8 15l8.5-9.5 3 2.7L11 17H8z',
  underline: 'M7 5v6a5 5 0 0 0 10 0V5M6 20h12',
  strike: 'M5 12h14M16 8c0-2-2-3-4-3s-4 1-4 3M8 16c0 2 2 3 4 3s4-1 4-3',
  squiggly: 'M7 4v6a5 5 0 0 0 10 0V4M5 20c1.2-1.6 2.3-1.6 3.5 0s2.3 1.6 3.5 0 2.3-1.6 3.5 0 2.3 1.6 3.5 0',
  note: 'M5 5h14v10h-7l-4 4v-4H5z',
  caret: 'M6 18l6-11 6 11',
  'text-box': 'M4 5h16v14H4zM9 9h6M12 9v6.5',
  callout: 'M9 4h11v9H9zM9 9l-5 11M4 20l.4-3.600M4 20l3-2',
  draw: 'M4 20c4-1 3-5 6-5s1 4 4 3M13 11l6-7 1.5 1.3-6.2 6.800z',
  ink: 'M4 20c4-1 3-5 6-5s1 4 4 3M13 11l6-7 1.5 1.3-6.2 6.800z',
  shapes: 'M4 12h9v8H4zM14 4a4.5 4.5 0 1 0 .01 0',
  rectangle: 'M4 6h16v12H4z',
  ellipse: 'M12 6c4.5 0 8 2.7 8 6s-3.5 6-8 6-8-2.7-8-6 3.5-6 8-6z',
  line: 'M5 19L19 5',
  arrow: 'M5 19L19 5M11 5h8v8',
  polyline: 'M4 18l5-9 5 6 6-10',
  polygon: 'M12 4l8 6-3 10H7L4 10z',
  cloud: 'M7 18a3.5 3.5 0 0 1-.6-6.900A4.5 4.5 0 0 1 15 9.200a3.5 3.5 0 0 1 4.5 3.600A2.7 2.7 0 0 1 18 18z',
  stamp: 'M9 13c0-3-1.5-4-1.5-6a4.5 3.5 0 0 1 9 0c0 2-1.5 3-1.5 6zM5 13h14v4H5zM5 21h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700L12 17',
  file: 'M19 11l-7.5 7.500a4.5 4.5 0 0 1-6.4-6.400L13 4.300a3 3 0 0 1 4.3 4.300L9.6 16.200a1.5 1.5 0 0 1-2.2-2.100L14 7.5',
  annotation: 'M5 5h14v14H5zM9 9h6M9 12h6M9 15h3',
  comments: 'M4 5h12v8h-6l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4',
};

/** Outlines of the other controls of the editor. */
export const editorIcons = {
  undo: 'M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 6l4 4-4 4M20 10H10a5 5 0 0 0 0 10h3',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  seal: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 13.500L8 21l4-2 4 2-1-7.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  bold: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  forward: 'M12 4v12M7 9l5-5 5 5M5 20h14',
  backward: 'M12 20V8M7 15l5 5 5-5M5 4h14',
  reply: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
} as const;
