import { formTokenField } from '@octavo/contract/form-token';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../shell/layout.server.ts';
import { useLocale } from '../shell/use-locale.ts';

/** Field of every form that is posted to a page; the server rejects forms without it. */
export function FormToken() {
  const token = useRouteLoaderData<typeof loader>(`${useLocale()}/layout`)?.formToken ?? '';

  return <input type="hidden" name={formTokenField} value={token} />;
}
