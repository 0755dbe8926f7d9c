export interface PayPalSettings {
  readonly client: string;
  readonly secret: string;
  /** Id of the webhook that is registered for this server. */
  readonly webhook: string;
  readonly environment: 'live' | 'sandbox';
  /** Another address than PayPal's own, and a shorter timeout, for tests. */
  readonly address?: string;
  readonly timeoutMilliseconds?: number;
}
