import { connect } from 'node:net';
import { internet } from '@octavo/engine-node/web/dial';

/** Public address that is never contacted: connections to it end at the services of the benchmark. */
const publicAddress = '93.184.215.14';

const port = Number(process.env['AUTHORITY_PORT']);

// Loaded ahead of the command line: the names in the certificates of the test authority lead to this machine.
Object.assign(internet, {
  resolve: async () => [publicAddress],
  connect: () => connect(port, '127.0.0.1'),
});
