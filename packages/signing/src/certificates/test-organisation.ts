/** Organisation in the certificates that are made for trying signatures out. Reports name them as such. */
export const testOrganisation = 'Octavo test identity, not verified';
