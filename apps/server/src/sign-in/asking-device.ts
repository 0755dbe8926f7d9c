import type { LoginLink } from '@octavo/domain/account/session';
import type { ServerPorts } from '../ports.ts';

/** By what a link knows the device again at which it was asked for. */
export function devicePseudonymOf(
  { pseudonyms }: Pick<ServerPorts, 'pseudonyms'>,
  device: string | null,
): string | null {
  return device === null ? null : pseudonyms.hmac('link-device', device);
}

/** Anybody can send a link of their own to somebody else; only where it was asked for it is sure to be wanted. */
export function isFromDevice(
  ports: Pick<ServerPorts, 'pseudonyms'>,
  { deviceMark }: LoginLink,
  device: string | null,
): boolean {
  return deviceMark !== null && deviceMark === devicePseudonymOf(ports, device);
}
