import { completeAddress, isWebAddress, nameOfAddress } from '@octavo/contract/web-address';
import { failureText } from '@octavo/i18n/failures';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { Field } from '@octavo/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loadWorkWords } from '../shell/load-work-words.ts';
import { useLocale } from '../shell/use-locale.ts';

interface AddressFieldProps {
  readonly className?: string;
  /** Shows the label above the field; otherwise only assistive technology reads it. */
  readonly prominent?: boolean;
  onFiles(files: readonly File[]): void;
}

/**
 * Takes addresses of web pages, typed here or pasted anywhere on the page; each becomes a file that contains
 * it.
 */
export function AddressField({ className = '', prominent = false, onFiles }: AddressFieldProps) {
  const locale = useLocale();
  const words = shellWords(locale).address;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [takesInput, setTakesInput] = useState(false);
  const receive = useRef(onFiles);

  useEffect(() => setTakesInput(true), []);

  useEffect(() => {
    receive.current = onFiles;
  }, [onFiles]);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const given = event.clipboardData?.getData('text/plain') ?? '';
      const isElsewhere = !(event.target instanceof HTMLInputElement);

      if (isElsewhere && addressesIn(given).length > 0 && addressesIn(given).every(isWebAddress)) {
        event.preventDefault();
        receive.current(addressesIn(given).map(fileOf));
      }
    };
    document.addEventListener('paste', paste);

    return () => document.removeEventListener('paste', paste);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const addresses = addressesIn(text).map(completeAddress);
    setText(addresses.join(' '));

    if (addresses.length === 0 || !addresses.every(isWebAddress)) {
      await loadWorkWords(locale);
      setProblem(
        addresses.length === 0
          ? failureText(locale, 'url-required')
          : `${failureText(locale, 'url-invalid')} ${words.form}`,
      );

      return;
    }

    setText('');
    onFiles(addresses.map(fileOf));
  };

  return (
    // The browser's own validation message says less than ours, and in the browser's language.
    <form noValidate onSubmit={submit} className={`flex items-start gap-2 text-left ${className}`}>
      <Field
        label={words.label}
        labelHidden={!prominent}
        hint={prominent ? words.hint : undefined}
        problem={problem}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="https://"
        value={text}
        className="min-w-0 grow"
        onBlur={() => setText(addressesIn(text).map(completeAddress).join(' '))}
        onText={(given) => {
          setText(given);
          setProblem(null);
        }}
      />
      {/* Disabled until hydration: a form submitted earlier would only reload the page and lose the input. */}
      <Button
        type="submit"
        disabled={!takesInput}
        look={prominent ? 'primary' : 'plain'}
        className={`shrink-0 whitespace-nowrap ${prominent ? 'mt-[1.9rem]' : ''}`}
      >
        {words.add}
      </Button>
    </form>
  );
}

/** Splits a pasted list into addresses, separated by spaces or line breaks. */
function addressesIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** File that holds a valid address, as browsers write it. */
function fileOf(given: string): File {
  const address = new URL(given).href;

  return new File([`${address}\n`], nameOfAddress(address), { type: 'text/uri-list' });
}
