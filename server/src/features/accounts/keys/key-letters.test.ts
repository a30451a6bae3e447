import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { addApp } from '../../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

/** The subject of KEYS.md, section 12, and the change it reports, in the order in which the user makes them. */
const WRITTEN = {
  it: {
    subject: 'È cambiato il modo di entrare nel tuo account',
    sentences: [
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
    sentences: [
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
    sentences: [
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
    sentences: [
      'La clé d’accès «\u00A0Chiave\u00A0» a été ajoutée',
      'L’application d’authentification a été activée',
      'Les codes de secours ont été refaits',
      'Un code de secours a été utilisé\u00A0: il en reste 9',
      'La clé d’accès «\u00A0Chiave\u00A0» a été supprimée',
      'L’application d’authentification a été supprimée',
    ],
  },
} as const satisfies Readonly<Record<Language, { readonly subject: string; readonly sentences: readonly string[] }>>;

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ hostName: 'mare.localhost', offers: ['en', 'de', 'fr'] });
});
afterEach(() => site.close());

/** Every change that users can make to their own keys and that a letter reports. */
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
  const { subject, sentences } = WRITTEN[language];
  const letters = await site.deliverMail();
  expect(letters.map((letter) => letter.subject)).toEqual(sentences.map(() => subject));
  const written = letters.map(({ body }) => /^(.+?) \(.+, .+\)\.$/m.exec(body)?.[1]);
  expect(written.toSorted()).toEqual(sentences.toSorted());
  for (const { body, to } of letters) {
    expect(to).toMatchObject({ address: guest.user.email });
    expect(body).toContain('/profile#accesso');
    expect(body).not.toMatch(/token=/);
  }
});

/** The subject of each warning, and what it tells the reader to do. */
const WARNINGS = {
  it: {
    guessed: ['Qualcuno conosce la tua password', 'Nessuno è entrato. Cambia la password: '],
    entered: ['Nuovo accesso al tuo account', 'Se sei stato tu, non devi fare nulla.'],
    copied: ['Una tua passkey potrebbe essere stata copiata', 'Toglila e aggiungine una nuova: '],
  },
  en: {
    guessed: ['Someone knows your password', 'Nobody got in. Change your password: '],
    entered: ['New sign-in to your account', 'If it was you, there is nothing to do.'],
    copied: ['One of your passkeys may have been copied', 'Remove it and add a new one: '],
  },
  de: {
    guessed: ['Jemand kennt Ihr Passwort', 'Niemand wurde eingelassen. Ändern Sie Ihr Passwort: '],
    entered: ['Neue Anmeldung in Ihrem Konto', 'Wenn Sie es waren, müssen Sie nichts tun.'],
    copied: ['Einer Ihrer Passkeys wurde vielleicht kopiert', 'Entfernen Sie ihn und fügen Sie einen neuen hinzu: '],
  },
  fr: {
    guessed: ['Quelqu’un connaît votre mot de passe', 'Personne n’est entré. Changez votre mot de passe\u00A0: '],
    entered: ['Nouvelle connexion à votre compte', 'Si c’était vous, vous n’avez rien à faire.'],
    copied: ['L’une de vos clés d’accès a peut-être été copiée', 'Supprimez-la et ajoutez-en une nouvelle\u00A0: '],
  },
} as const satisfies Readonly<Record<Language, unknown>>;

it.each(LANGUAGES)('a guest is warned in the language of whoever tries to come in: %s', async (language) => {
  const guest = await site.signIn();
  const anyone = site.speaking(language);
  const key = createAuthenticator(site.address);
  const { options } = await guest.client.keys.beginPasskey();
  await guest.client.keys.addPasskey({ body: { response: key.make(options), name: 'Chiave' } });
  const { recoveryCodes } = await addApp(site, guest);
  await site.deliverMail();
  site.sent.length = 0;

  async function ask(): Promise<string> {
    const attempt = anyone.auth.login({ body: { email: guest.user.email, password: guest.password } });
    return await attempt.then(
      () => '',
      (cause) => secondProofPrompt.parse(cause.body).ticket,
    );
  }
  const guessed = await ask();
  for (let count = 0; count < 5; count += 1) {
    const wrong = anyone.auth.loginSecond({ body: { ticket: guessed, code: 'a7wm-9qxz-4t2h' } });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
  }
  await anyone.auth.loginSecond({ body: { ticket: await ask(), code: recoveryCodes[0] ?? '' } });
  const enter = async (counter: number) => {
    const response = key.answer((await anyone.passkeySignIn.options()).options, { counter });
    return await anyone.passkeySignIn.enter({ body: { response } });
  };
  await enter(7);
  await expect(enter(5)).rejects.toMatchObject({ status: 401 });

  const letters = await site.deliverMail();
  for (const [subject, sentences] of Object.values(WARNINGS[language])) {
    const found = letters.filter((letter) => letter.subject === subject);
    expect(found).toHaveLength(1);
    expect(found[0]?.body).toContain(sentences);
    expect(found[0]?.body).toContain(`${site.address}/`);
    expect(found[0]?.body).toContain('/profile#accesso');
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
