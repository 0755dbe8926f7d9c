import { Suspense, useContext, useSyncExternalStore } from 'react';
import type { Size } from '../document/geometry.ts';
import { LazySignatureFrame } from './lazy-certificate.tsx';
import { SigningContext } from './signing-context.ts';
import type { SigningSession } from './signing-session.ts';

interface SignatureLayerProps {
  readonly pageKey: string;
  readonly size: Size;
  readonly scale: number;
}

/** The visible signature by certificate on its page; nothing on pages of other tools. */
export function SignatureLayer(props: SignatureLayerProps) {
  const session = useContext(SigningContext);

  return session === null ? null : <PlacedSignature {...props} session={session} />;
}

function PlacedSignature({ session, ...props }: SignatureLayerProps & { readonly session: SigningSession }) {
  const { form, certificate } = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);

  const isHere = form.field !== null || form.shownAt?.page === props.pageKey;

  return certificate === null || !isHere ? null : (
    <Suspense>
      <LazySignatureFrame {...props} />
    </Suspense>
  );
}
