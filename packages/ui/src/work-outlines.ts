/** Outlines of icons that appear once there are files; no page loads them before. */
export const workOutlines = {
  again: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7 2.5v4.2h4.2',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.500 12h17M12 3.500c2.500 2.500 3.500 5.300 3.500 8.500s-1 6-3.500 8.500c-2.500-2.500-3.500-5.300-3.500-8.500s1-6 3.500-8.500z',
  pencil: 'M4.500 19.5l1-4L16 5l3 3L8.500 18.5zM14 7l3 3',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H4.500v9h15v-9H18',
} as const;
