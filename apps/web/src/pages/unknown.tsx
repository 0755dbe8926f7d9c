import { type LoaderFunctionArgs, redirect } from 'react-router';
import { addressIn, depthOf, localeOf } from '../shell/address.ts';
import { pageNotFound } from '../shell/not-found.server.ts';

/** An unknown short path is a page not found; deeper ones redirect to the start page. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { pathname } = new URL(request.url);

  if (depthOf(pathname) > 2) {
    throw redirect(addressIn(localeOf(pathname), '/'));
  }

  return pageNotFound(request);
}

export default function Unknown() {
  return null;
}
