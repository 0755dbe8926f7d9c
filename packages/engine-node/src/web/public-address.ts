import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Unicast addresses that are not public, although the library treats them as ordinary. */
const notPublic: readonly string[] = [
  // Protocol assignments, 6to4 relays, AS112, AMT, benchmarks (IANA special-purpose address registry).
  '192.0.0.0/24',
  '192.88.99.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  // Azure's internal endpoint for virtual machines.
  '168.63.129.16/32',
];

const refusedRanges = notPublic.map((range) => ipaddr.parseCIDR(range));

/** All allocated public IPv6 addresses (RFC 4291, 2.4); mapped, embedded and local ones lie outside. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True for an address reachable from the whole Internet; never for one of this machine. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) {
    return false;
  }

  const address = ipaddr.parse(text);

  if (address.range() !== 'unicast' || refusedRanges.some((range) => isWithin(address, range))) {
    return false;
  }

  return (address.kind() === 'ipv4' || isWithin(address, globalUnicast)) && !isOwn(address);
}

type Address = ReturnType<typeof ipaddr.parse>;
type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

function isWithin(address: Address, [start, bits]: AddressRange): boolean {
  return address.kind() === start.kind() && address.match(start, bits);
}

/** True for an address of this machine: a firewall does not block connections of the machine to itself. */
function isOwn(address: Address): boolean {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => ipaddr.parse(own.address).toNormalizedString() === address.toNormalizedString());
}
