import type { OfferData } from '../pages/pricing/offer-data.ts';

const loaded = new Map<string, Promise<OfferData | null>>();

/** Loads the offer from its address, once; null when it cannot be loaded, which the next call tries again. */
export function loadOffer(address: string): Promise<OfferData | null> {
  const known = loaded.get(address);

  if (known !== undefined) {
    return known;
  }

  const fetched = fetch(address).then(
    (answer): Promise<OfferData> | null => (answer.ok ? answer.json() : null),
    () => null,
  );
  loaded.set(address, fetched);
  void fetched.then((offer) => offer === null && loaded.delete(address));

  return fetched;
}
