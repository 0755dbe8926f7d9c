/** Outlines on a 24 by 24 grid, drawn with the current colour. */
export const outlines = {
  add: 'M12 5v14M5 12h14',
  arrowDown: 'M12 4v15M6 13l6 6 6-6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  file: 'M5 3h10l4 4v14H5zM14.5 3.5V8H19',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M14.5 9h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  seal: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 13.500L8 21l4-2 4 2-1-7.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5v.01',
} as const;

export type IconName = keyof typeof outlines;

interface IconProps {
  /** Name of one of our icons; `path` is the path data of a tool's own icon instead. */
  readonly name?: IconName;
  readonly path?: string;
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ name, path, size = 20, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={path ?? (name === undefined ? '' : outlines[name])} />
    </svg>
  );
}
