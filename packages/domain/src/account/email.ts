/**
 * Letters, digits and the special characters of RFC 5322, 3.2.3; quoted local parts are hardly supported
 * anywhere.
 */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostLabel = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** RFC 5321, 4.5.3.1. */
const longest = { localPart: 64, label: 63, address: 254 };

/**
 * Returns the address without surrounding spaces, or null when it is invalid. ASCII only: some other capital
 * letters have the same lowercase letter, so one user's address could match another's.
 */
export function readEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const [local, labels] = [email.slice(0, at), email.slice(at + 1).split('.')];
  const fits =
    at > 0 &&
    email.length <= longest.address &&
    local.length <= longest.localPart &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= longest.label && hostLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');

  return fits ? email : null;
}

/** Key by which email addresses are compared. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/**
 * Key by which mailboxes are compared: `ada+pdf@example.org` reaches `ada@example.org` at most providers (RFC
 * 5233), so one person can have any number of addresses. For benefits granted once per person, never to
 * identify accounts.
 */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/(?<=.)\+[^@]*(?=@)/, '');
}

/** `a…@example.org`: enough to recognize an address, not enough to reveal it. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
