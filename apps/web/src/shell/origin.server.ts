import type { LoaderFunctionArgs } from 'react-router';
import { originContext } from '../server-context.ts';

/**
 * Public address of the service, for links that must be absolute; the origin of the request when none is
 * configured.
 */
export function originOf({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): string {
  return context.get(originContext) ?? new URL(request.url).origin;
}
