import { LANGUAGES, type Language } from '@approdo/shared/domain/language/language';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { addApp } from '../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';

/** The subject of KEYS.md, section 12, and what became of her keys, in the order in which she does it. */
const WRITTEN = {
  it: {
    subject: 'È cambiato il modo di entrare nel tuo account',
    said: [
      'È stata aggiunta la passkey «Chiave»',
      'È stata attivata l’app dei codici',
      'Sono stati rifatti i codici di riserva',
      'È stato usato un codice di riserva: ne restano 9',
      'È stata tolta la passkey «Chiave»',
      'È stata tolta l’app dei codici',
    ],
  },
  en: {
    subject: 'The way into your account has changed',
    said: [
      'The passkey “Chiave” has been added',
      'The authenticator app has been turned on',
      'The recovery codes have been made anew',
      'A recovery code has been used: 9 left',
      'The passkey “Chiave” has been removed',
      'The authenticator app has been removed',
    ],
  },
  de: {
    subject: 'Der Zugang zu Ihrem Konto wurde geändert',
    said: [
      'Der Passkey „Chiave“ wurde hinzugefügt',
      'Die Authenticator-App wurde aktiviert',
      'Die Wiederherstellungscodes wurden neu erstellt',
      'Ein Wiederherstellungscode wurde verwendet: 9 übrig',
      'Der Passkey „Chiave“ wurde entfernt',
      'Die Authenticator-App wurde entfernt',
    ],
  },
  fr: {
    subject: 'L’accès à votre compte a changé',
    said: [
      'La clé d’accès «\u00A0Chiave\u00A0» a été ajoutée',
      'L’application d’authentification a été activée',
      'Les codes de secours ont été refaits',
      'Un code de secours a été utilisé\u00A0: il en reste 9',
      'La clé d’accès «\u00A0Chiave\u00A0» a été supprimée',
      'L’application d’authentification a été supprimée',
    ],
  },
} as const satisfies Readonly<Record<Language, { readonly subject: string; readonly said: readonly string[] }>>;

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ hostName: 'mare.localhost', offers: ['en', 'de', 'fr'] });
});
afterEach(() => site.close());

/** All that a person can do to her own keys, and a letter tells of. */
async function changeKeys(client: ReturnType<TestSite['withToken']>): Promise<void> {
  const { options } = await client.keys.beginPasskey();
  const response = createAuthenticator(site.address).make(options);
  const { passkey } = await client.keys.addPasskey({ body: { response, name: 'Chiave' } });
  await client.keys.renamePasskey({ params: { id: passkey.id }, body: { name: 'Altra' } });
  await client.keys.renamePasskey({ params: { id: passkey.id }, body: { name: 'Chiave' } });
  await addApp(site, { client });
  const { recoveryCodes } = await client.keys.makeRecoveryCodes();
  await client.freshProof.give({ body: { code: recoveryCodes[0] ?? '' } });
  await client.keys.removePasskey({ params: { id: passkey.id } });
  await client.keys.removeApp();
}

it.each(LANGUAGES)('a guest is told in the language of her call what became of her keys: %s', async (language) => {
  const guest = await site.signIn();
  await changeKeys(site.withToken(guest.token, language));
  const { subject, said } = WRITTEN[language];
  const letters = await site.deliverMail();
  expect(letters.map((letter) => letter.subject)).toEqual(said.map(() => subject));
  const told = letters.map(({ body }) => /^(.+?) \(.+, .+\)\.$/m.exec(body)?.[1]);
  expect(told.toSorted()).toEqual(said.toSorted());
  for (const { body, to } of letters) {
    expect(to).toMatchObject({ address: guest.user.email });
    expect(body).toContain('/profile#accesso');
    expect(body).not.toMatch(/token=/);
  }
});

it('staff are told in Italian, whatever the language of the call, and led to the back office', async () => {
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  await changeKeys(site.withToken(editor.token, 'de'));
  for (const { subject, body } of await site.deliverMail()) {
    expect(subject).toBe(WRITTEN.it.subject);
    expect(body).toContain(`${site.address}/admin/access`);
  }
});
