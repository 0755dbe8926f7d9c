import type { LinkTarget } from '@octavo/contract/edits/links';
import { editorWords } from '@octavo/i18n/editor';
import { useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useEditor } from '../state/editor-context.ts';
import { NumberInput, Segments, TextField } from './fields.tsx';

interface LinkFieldsProps {
  readonly target: LinkTarget | null;
  /** Called with every valid target; with null while the address is not one. */
  onChange(target: LinkTarget | null): void;
}

/** Place that a link leads to. */
export function LinkFields({ target, onChange }: LinkFieldsProps) {
  const words = editorWords(useLocale()).link;
  const { pages, numberOf } = useEditor();
  const keyAt = (number: number) => pages[Math.round(number) - 1]?.key ?? pages[0]!.key;
  const [kind, setKind] = useState<LinkTarget['kind']>(target?.kind ?? 'web');
  const [address, setAddress] = useState(target?.kind === 'web' ? target.address : '');
  const page = target?.kind === 'page' ? Math.max(1, numberOf(target.page)) : 1;
  const problem = address !== '' && addressFrom(address) === null ? words.invalid : null;

  const type = (text: string) => {
    setAddress(text);
    const valid = addressFrom(text);
    onChange(valid === null ? null : { kind: 'web', address: valid });
  };

  return (
    <>
      <Segments
        label={words.to}
        value={kind}
        items={(['web', 'page'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(next) => {
          setKind(next);

          if (next === 'page') {
            onChange({ kind: 'page', page: keyAt(page) });
          } else {
            type(address);
          }
        }}
      />
      {kind === 'web' ? (
        <TextField
          label={words.address}
          value={address}
          maxLength={2000}
          placeholder={words.example}
          problem={problem}
          onChange={type}
        />
      ) : (
        <NumberInput
          label={words.page}
          value={page}
          least={1}
          most={pages.length}
          onChange={(number) => onChange({ kind: 'page', page: keyAt(number) })}
        />
      )}
    </>
  );
}

/** The address as it was meant: `octavo.example` is a web address, a name with an at sign an email. */
function addressFrom(text: string): string | null {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z+.-]*:/i.test(trimmed)
    ? trimmed
    : trimmed.includes('@')
      ? `mailto:${trimmed}`
      : `https://${trimmed}`;
  const isKnown = /^(https?|mailto|tel):/i.test(whole);

  return trimmed.includes('.') && isKnown && URL.canParse(whole) ? whole : null;
}
