import { editorWords } from '@octavo/i18n/editor';
import { useContext } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { SigningContext } from '../certificate/signing-context.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { SelectField } from '../panel/fields.tsx';
import { useEditor } from '../state/editor-context.ts';
import { AlsoPlace } from './also-place.tsx';
import { FoundOffers } from './found-offers.tsx';
import { KeepSwitch } from './keep-switch.tsx';
import { KeptSignatures } from './kept/kept-signatures.tsx';
import { useKeptMarks } from './kept/use-kept-marks.ts';
import { PlacePages } from './place-pages.tsx';
import { SelectedMark } from './selected-mark.tsx';
import { type CertificateJob, SignTabs } from './sign-tabs.tsx';
import { SignatureSection } from './signature-section.tsx';
import { useMarks } from './use-marks.ts';
import './signing.css';

interface SignPanelProps extends MarkPanelProps {
  readonly page: string;
  readonly job: CertificateJob;
}

interface MarkPanelProps {
  /** Mark that is selected on the page. */
  readonly object: PageObject | null;
  /** Shows the page in place of the sheet, on a phone. */
  onAway(): void;
}

/** Making of a signature: a mark, or by certificate where the page is for signing. */
export function SignPanel({ page, job, ...marks }: SignPanelProps) {
  const words = editorWords(useLocale()).sign;
  const session = useContext(SigningContext);

  return (
    <div className="ed-signing">
      {session === null ? (
        <>
          <h2 className="ed-sign-title">{words.title}</h2>
          <MarkPanel {...marks} />
        </>
      ) : (
        <SignTabs session={session} page={page} job={job}>
          <MarkPanel {...marks} />
        </SignTabs>
      )}
    </div>
  );
}

/** Marks, and everything else that can be placed. */
function MarkPanel({ object, onAway }: MarkPanelProps) {
  const words = editorWords(useLocale()).sign;
  const { task, state, document } = useEditor();
  const { set } = useMarks();
  const { signature, keptAs, asContent } = state.settings.signing;
  const { kept, hasFailed, keep, use, forget } = useKeptMarks();

  return (
    <>
      {object !== null && <SelectedMark object={object} />}
      {kept.length > 0 && (
        <KeptSignatures kept={kept} onUse={(mark) => void use(mark)} onForget={(id) => void forget(id)} />
      )}
      <SignatureSection onPlace={onAway} />
      <KeepSwitch
        isKept={keptAs !== null}
        isOff={signature === null && keptAs === null}
        hasFailed={hasFailed}
        onChange={(isKept) => void keep(isKept)}
      />
      {document.description.pages.length > 1 && <PlacePages />}
      <FoundOffers onPlaced={onAway} />
      <AlsoPlace onAway={onAway} />
      {task === 'sign' && document.description.signature === 'none' && (
        <div className="ed-section">
          <SelectField
            label={words.as}
            value={asContent ? 'content' : 'annotation'}
            items={words.asKinds}
            onChange={(as) => set({ asContent: as === 'content' })}
          />
        </div>
      )}
    </>
  );
}
