/** Who asks. Accounts will add kinds; every question about rights is asked in this file. */
export type Viewer = { readonly kind: 'visitor' };

export type Access =
  | { readonly allow: true }
  | { readonly allow: false; readonly because: 'sign-in' | 'subscribe' };

const allowed: Access = { allow: true };

/** May the viewer have this work done? Open until accounts exist. */
export function mayRun(_viewer: Viewer): Access {
  return allowed;
}

/** May the viewer take this file away? A token is a capability: who knows it owns the file. Open until accounts exist. */
export function mayDownload(_viewer: Viewer): Access {
  return allowed;
}
