import type { IdentityProvider, SignInProof } from '@octavo/domain/account/ports';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { GoogleConfig } from '../settings/config.ts';

/** Timeout of the requests, during which a user waits in front of the page. */
const timeoutSeconds = 10;

/**
 * Signs users in at an OpenID Connect issuer: authorization code flow with PKCE, state and nonce, and with
 * the signature checked.
 */
export function openidProvider({ issuer, clientId, clientSecret }: GoogleConfig): IdentityProvider {
  let found: Promise<Configuration> | null = null;

  /** Metadata of the issuer, fetched once; fetched again after a failure. */
  const configuration = async () => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The settings allow plain HTTP only for an issuer on this machine.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    });

    try {
      return await found;
    } catch (error) {
      found = null;
      throw error;
    }
  };

  return {
    async addressFor({ state, nonce, verifier, returnUrl }, locale) {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        // Otherwise a browser with one account there is sent back at once, signed in as that account.
        prompt: 'select_account',
      });

      return address.href;
    },

    async whoCameBack(proof: SignInProof, query: string) {
      const tokens = await authorizationCodeGrant(
        await configuration(),
        new URL(`${proof.returnUrl}?${query}`),
        {
          expectedState: proof.state,
          expectedNonce: proof.nonce,
          pkceCodeVerifier: proof.verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      const email = claims?.['email'];

      if (claims === undefined || typeof email !== 'string') {
        throw new Error('the issuer returned no email address');
      }

      const name = claims['name'];

      return {
        identity: { issuer: claims.iss, subject: claims.sub },
        email,
        isEmailVerified: claims['email_verified'] === true,
        name: typeof name === 'string' ? name : null,
      };
    },
  };
}
