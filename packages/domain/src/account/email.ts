/** Letters, digits and the marks of RFC 5322, 3.2.3; quoted local parts are read by hardly anybody. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostLabel = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** RFC 5321, 4.5.3.1. */
const longest = { localPart: 64, label: 63, address: 254 };

/**
 * The address without spaces around it, or null when it is none. ASCII only: other letters have capitals that become
 * the same small letter, and one person's address could be taken for another's.
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

/** What addresses are compared by. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/**
 * What mailboxes are compared by: `ada+pdf@example.org` reaches `ada@example.org` at most providers (RFC 5233), so one
 * person has as many addresses as they like. For what each person has once, never for telling accounts apart.
 */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/(?<=.)\+[^@]*(?=@)/, '');
}

/** `a…@example.org`: enough to know an address again, not enough to learn it. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
