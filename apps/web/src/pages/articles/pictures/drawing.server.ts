/** Size of a picture, in its own units. */
const width = 320;
const height = 160;

/** Colours of the theme, so that a picture is dark on a dark page. */
export const ink = {
  page: 'var(--page-drawn)',
  print: 'var(--print)',
  soft: 'var(--print-soft)',
  rule: 'var(--rule)',
  lapis: 'var(--lapis)',
  wash: 'var(--lapis-wash)',
  good: 'var(--verdigris)',
  bad: 'var(--rubric)',
  ochre: 'var(--ochre)',
} as const;

interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Rectangle with a fill, a stroke or both. */
export function box({ x, y, w, h }: DrawnBox, { fill = 'none', stroke = 'none', round = 2 } = {}): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" stroke="${stroke}"/>`;
}

/** Sheet of paper. */
export function page(place: DrawnBox): string {
  return box(place, { fill: ink.page, stroke: ink.rule, round: 3 });
}

/** Lines of text below each other; the last one is shorter. */
export function lines(x: number, y: number, w: number, count: number, gap = 10): string {
  const paths = Array.from({ length: count }, (_, line) => {
    const share = line === count - 1 && count > 1 ? 0.6 : 1;

    return `M${x} ${y + line * gap}h${Math.round(w * share)}`;
  });

  return stroke(paths.join(''), ink.soft, 4);
}

export function stroke(path: string, colour: string, thickness = 2, dashes = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;
}

export function heading(x: number, y: number, w: number): string {
  return stroke(`M${x} ${y}h${w}`, ink.print, 6);
}

export function word(x: number, y: number, text: string, size = 15): string {
  return `<text x="${x}" y="${y}" fill="${ink.print}" font-size="${size}" font-weight="650" font-family="var(--sans)">${text}</text>`;
}

export function tick(x: number, y: number): string {
  return stroke(`M${x} ${y}l5 5 9-11`, ink.good, 3.5);
}

export function cross(x: number, y: number): string {
  return stroke(`M${x} ${y}l11 11M${x + 11} ${y}l-11 11`, ink.bad, 3.5);
}

export function arrow(x: number, y: number, w: number): string {
  return stroke(`M${x} ${y}h${w}m-7-7l7 7-7 7`, ink.lapis, 3);
}

/** Grid of cells, as in a table. */
export function grid(
  { x, y, w, h }: DrawnBox,
  columns: number,
  rows: number,
  colour: string = ink.soft,
): string {
  const across = Array.from({ length: columns - 1 }, (_, at) => `M${x + ((at + 1) * w) / columns} ${y}v${h}`);
  const down = Array.from({ length: rows - 1 }, (_, at) => `M${x} ${y + ((at + 1) * h) / rows}h${w}`);

  return (
    box({ x, y, w, h }, { stroke: colour, round: 1 }) + stroke([...across, ...down].join(''), colour, 1.5)
  );
}

/** A whole picture; screen readers skip it, because the text says the same. */
export function picture(...parts: readonly string[]): string {
  return `<svg aria-hidden="true" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
