import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True for a loopback address, as a number or as `localhost`. */
export function isLoopback(host: string): boolean {
  // Dual-stack sockets write IPv4 addresses within IPv6.
  const address = host.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');

  const version = isIP(address);

  return version === 0 ? address === 'localhost' : loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
