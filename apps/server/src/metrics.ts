import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** `countJobs` is asked at each reading: the database knows of the jobs of all processes. */
export function createMetrics(countJobs: () => Promise<Readonly<Record<string, number>>>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

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

  return {
    registry,
    jobs,
    uploadedBytes: new Counter({
      name: 'octavo_uploaded_bytes_total',
      help: 'Bytes of files that were taken in',
      registers: [registry],
    }),
    requestSeconds: new Histogram({
      name: 'octavo_request_seconds',
      help: 'Time to the head of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
  };
}
