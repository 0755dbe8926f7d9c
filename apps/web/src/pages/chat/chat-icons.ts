/** Outlines of the conversation's own icons on a 24 by 24 grid. */
export const chatIcons = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  device: 'M5 5h14v10H5zM3 19h18',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  quote: 'M9 7c-2 1-3 3-3 5v4h4v-4H7M18 7c-2 1-3 3-3 5v4h4v-4h-3',
  send: 'M12 19V6M6.500 11L12 5.500 17.500 11',
  stop: 'M7 7h10v10H7z',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  minus: 'M6 12h12',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500',
} as const;
