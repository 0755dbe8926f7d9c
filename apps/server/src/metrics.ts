import type { WorkerProtection } from '@octavo/domain/worker';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Interval at which the delay of the event loop is sampled; the percentiles of `nodejs_eventloop_lag_*` include it. The
 * usual 10 ms take 0.7 % of a core of an idle process.
 */
const loopSampleMilliseconds = 100;

/**
 * Metrics of this process, and of all jobs and workers: each reading asks the database for those, which other
 * processes run as well.
 */
export function createMetrics(
  countJobs: () => Promise<Readonly<Record<string, number>>>,
  listWorkers: () => Promise<readonly WorkerProtection[]>,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopSampleMilliseconds });

  const jobs = new Gauge({
    name: 'octavo_jobs',
    help: 'Jobs by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();

      for (const [state, count] of Object.entries(await countJobs())) {
        this.set({ state }, count);
      }
    },
  });

  const workers = new Gauge({
    name: 'octavo_workers',
    help: 'Running workers by the isolation of their runs',
    labelNames: ['walls', 'system_calls', 'memory_groups'],
    registers: [registry],
    async collect() {
      this.reset();

      for (const { walls, filtersSystemCalls, limitsMemoryByGroup } of await listWorkers()) {
        this.inc({
          walls,
          system_calls: filtersSystemCalls ? 'filtered' : 'all',
          memory_groups: limitsMemoryByGroup ? 'limited' : 'none',
        });
      }
    },
  });

  return {
    registry,
    jobs,
    workers,
    uploadedBytes: new Counter({
      name: 'octavo_uploaded_bytes_total',
      help: 'Bytes of uploaded files',
      registers: [registry],
    }),
    requestSeconds: new Histogram({
      name: 'octavo_request_seconds',
      help: 'Time to the response headers',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
  };
}
