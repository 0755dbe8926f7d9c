import type { LoginLink } from '@octavo/domain/account/session';
import type { ApplicationPorts } from '../ports.ts';

/** Pseudonym by which a link recognizes the device that requested it. */
export function devicePseudonymOf(
  { pseudonyms }: Pick<ApplicationPorts, 'pseudonyms'>,
  device: string | null,
): string | null {
  return device === null ? null : pseudonyms.hmac('link-device', device);
}

/**
 * True on the device that requested the link. Elsewhere the user may not want it: anyone can send a link for
 * their own account to another person.
 */
export function isFromDevice(
  ports: Pick<ApplicationPorts, 'pseudonyms'>,
  { devicePseudonym }: LoginLink,
  device: string | null,
): boolean {
  return devicePseudonym !== null && devicePseudonym === devicePseudonymOf(ports, device);
}
