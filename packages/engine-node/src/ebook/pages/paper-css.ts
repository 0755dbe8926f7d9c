import { areaOf, type Paper } from './paper.ts';
import { rootClass } from './tame-css.ts';

/** Default styles, placed before the book's own. */
export const defaultCss = `
html { font-family: 'Liberation Serif', 'Noto Serif', serif; line-height: 1.4; overflow-wrap: anywhere; }
body { margin: 0; widows: 2; orphans: 2; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; break-after: avoid; text-wrap: balance; }
p { margin-block: 0.6em; }
a { color: #1d4f91; text-decoration: none; }
pre, code { font-size: 0.85em; }
img, figure, tr, table caption { break-inside: avoid; }
table { border-collapse: collapse; overflow-wrap: anywhere; }
table[data-octavo-words] { overflow-wrap: break-word; }
td, th { padding: 0.15em 0.4em; vertical-align: top; }
hr { border: 0; border-top: 1px solid; width: 30%; }
ruby > rt { font-size: 0.5em; }
`;

/** Pixels kept free for the line that holds a picture: one as high as the page would be cut in two. */
const lineRoom = 40;

/** Styles that paper requires of any book, placed after the book's own and overriding them. */
export function paperCss(paper: Paper): string {
  const { width, height } = areaOf(paper);

  // The zoom of the root holds for the margins, too, but not for the sheet.
  const margin = paper.marginPoints / paper.scale;

  return `
@page { size: ${paper.widthPoints}pt ${paper.heightPoints}pt !important; margin: ${margin}pt !important; }
html, body {
  position: static !important; float: none !important; columns: auto !important; transform: none !important;
  width: auto !important; min-width: 0 !important; max-width: 100% !important;
  height: auto !important; min-height: 0 !important; max-height: none !important; overflow: visible !important;
}
.${rootClass}, .${rootClass} > body, .octavo-chapter { all: initial !important; display: block !important; }
:root:root { zoom: ${paper.scale} !important; }
.octavo-chapter { position: relative !important; }
.octavo-chapter + .octavo-chapter { break-before: page !important; }
.octavo-places { display: none !important; }
div:not(:empty), section, article, main, header, footer, aside, nav, p, blockquote, figure, ul, ol, dl, li, pre, table {
  height: auto !important; max-height: none !important; overflow: visible !important; max-width: 100% !important;
}
div, section, article, main, blockquote, p, table, img { box-sizing: border-box; }
pre { white-space: pre-wrap !important; }
img, svg, object { max-width: 100% !important; max-height: ${height - lineRoom}px !important; }
img { object-fit: contain; }
img[width] { height: auto !important; }
svg:not([width]), svg[width='100%'] { width: min(100%, ${width}px); }
`;
}

/** Styles of a page with a single picture; `edge` is the space left around it. */
export function pictureCss(paper: Paper, edge: 'none' | 'margin'): string {
  const margin = edge === 'none' ? 0 : paper.marginPoints;

  return `
@page { size: ${paper.widthPoints}pt ${paper.heightPoints}pt; margin: ${margin}pt; }
html, body { margin: 0; }
img { display: block; width: 100%; height: ${areaOf({ ...paper, marginPoints: margin, scale: 1 }).height}px; object-fit: contain; }
`;
}

/** Styles of a fixed-layout page, clipped at its edges. */
export function fixedCss(width: number, height: number): string {
  return `
@page { size: ${width}px ${height}px !important; margin: 0 !important; }
html, body { width: ${width}px !important; height: ${height}px !important; margin: 0 !important; overflow: hidden !important; }
html { position: relative; }
`;
}
