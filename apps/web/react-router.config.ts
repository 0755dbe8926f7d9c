import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

const config: Config = {
  appDirectory: 'src',
  // Twelve tools share one route, so the whole manifest is smaller than one request for a part of it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
};

export default config;
