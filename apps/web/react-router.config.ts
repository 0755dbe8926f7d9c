import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';
import { slimManifest } from './slim-manifest.ts';

const config: Config = {
  appDirectory: 'src',
  // Twelve tools share one route, so the whole manifest is smaller than one request for a part of it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await slimManifest(join(client, 'assets'));
    await precompress(client);
  },
};

export default config;
