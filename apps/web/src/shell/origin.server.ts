import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '../server-context.ts';

/** The address people reach the service at, for links that must be absolute; that of the request when nobody says. */
export function originOf({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): string {
  return context.get(originContext) ?? new URL(request.url).origin;
}
