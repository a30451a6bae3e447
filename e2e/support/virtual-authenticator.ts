import type { Page } from '@playwright/test';

/** A telephone or key that stands before the page's browser: its person is always there, and always verified. */
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
    /** How many passkeys it has. */
    countPasskeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Its passkeys have been used less often than the site knows: as a copy that was made of them before. */
    async turnCountersBack() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) {
        const { credentialId } = credential;
        await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
      }
    },
    /** From now on its person is verified, or is not. */
    setVerified: async (isUserVerified: boolean) =>
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** As a browser whose fields propose no passkeys: a person who is always there would take one as the page loads. */
export async function proposeNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}
