import type { Page } from '@playwright/test';

/** A virtual passkey authenticator for the page's browser, with its user present and verified. */
export async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The number of its passkeys. */
    countPasskeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Turns its passkeys' use counters back below the site's, like a copy made earlier. */
    async rewindCounters() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) {
        const { credentialId } = credential;
        await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
      }
    },
    /** Sets whether its user is verified from now on. */
    setVerified: async (isUserVerified: boolean) =>
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Disables passkey suggestions in fields: a user who is always present would accept one as the page loads. */
export async function disablePasskeySuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}
