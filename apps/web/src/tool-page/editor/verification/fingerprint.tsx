interface FingerprintProps {
  readonly title: string;
  readonly hexadecimal: string;
}

/** Digest in groups of four digits, which people can read to each other. */
export function Fingerprint({ title, hexadecimal }: FingerprintProps) {
  return (
    <p className="ed-fingerprint">
      <small>{title}</small>
      <code>{hexadecimal.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </p>
  );
}
