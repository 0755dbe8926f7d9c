import type { FileView } from '@octavo/contract/job';
import { certificateWords } from '@octavo/i18n/certificate';
import { fill } from '@octavo/i18n/placeholders';
import { verifyTool } from '@octavo/tools/kit/verify-tool';
import { Link } from 'react-router';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { useSigning } from './signing-context.ts';

/** Above the result: the certificate that signed, and what the server compared. */
export function SignedNote({ result }: { readonly result: FileView }) {
  const words = certificateWords(useLocale()).signed;
  const address = useAddress();
  const { made } = useSigning();

  if (made === null) {
    return null;
  }

  return (
    <section className="mt-6 grid gap-2 rounded-[14px] border border-rule bg-sheet px-6 py-5 shadow-lift">
      <h2 className="text-heading">{fill(words.title, { name: made.request.signer })}</h2>
      <p className="text-ink-soft">{words.text}</p>
      <p>
        <Link
          className="text-lapis underline underline-offset-3"
          to={address(`/${verifyTool}`)}
          state={{ results: [result] }}
        >
          {words.check}
        </Link>
      </p>
    </section>
  );
}
