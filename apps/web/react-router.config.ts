import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Twelve tools share one route, so the whole manifest is smaller than one request for a part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
