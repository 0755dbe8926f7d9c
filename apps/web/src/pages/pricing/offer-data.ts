import type { LoaderFunctionArgs } from 'react-router';
import { offerFor, type PricingOffer } from '../../offer/offer.server.ts';

/** Offer of Pro as the dialog over a result needs it. */
export interface OfferData {
  readonly offer: PricingOffer;
  /** Time of the server, from which trials are counted. */
  readonly now: string;
}

export async function loader(given: LoaderFunctionArgs): Promise<Response> {
  const answer: OfferData = { offer: await offerFor(given), now: new Date().toISOString() };

  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
