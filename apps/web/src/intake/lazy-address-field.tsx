import { lazy } from 'react';

/** The field for addresses, for pages whose tool takes them: others need not load it. */
export const AddressField = lazy(async () => ({
  default: (await import('./address-field.tsx')).AddressField,
}));
