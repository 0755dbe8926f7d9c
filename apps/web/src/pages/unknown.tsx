import { type LoaderFunctionArgs, redirect } from 'react-router';
import { addressIn, depthOf, localeOf } from '../shell/address.ts';
import { pageNotFound } from '../shell/not-found.server.ts';

/** Answers unknown paths: 404 for up to two segments, a redirect to the start page for deeper ones. */
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
