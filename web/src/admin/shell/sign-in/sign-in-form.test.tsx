// @vitest-environment jsdom
import { ApiError } from '@approdo/shared/client';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acting, enter, fieldOf, leaveAdmin, press, see, seeNoMore, tick } from '../../../testing/show-admin.tsx';
import { showOnPage } from '../../../testing/show-on-page.tsx';
import type { Platform, PlatformSession, SecondStep } from '../../platform.ts';
import { PlatformContext } from '../../session/platform-context.ts';
import { SignInForm } from './sign-in-form.tsx';

const EXPIRES = { expiresAt: '2027-06-12T16:30:00.000Z' };
const TICKET_ENDED = refusal({ error: 'Ricomincia: scrivi di nuovo e-mail e password', code: 'TICKET_ENDED' });

let finished: unknown[];
let finish: NonNullable<PlatformSession['finishSignIn']>;
let entered: number;
beforeEach(() => {
  [finished, entered] = [[], 0];
  finish = async () => undefined;
});
afterEach(leaveAdmin);

function refusal(body: { readonly error: string; readonly code?: string }): ApiError {
  return new ApiError({ status: 401, body }, body.error, {});
}

async function signInTo(step: Omit<SecondStep, 'expiresAt'>, { takesPasskeys = true } = {}): Promise<void> {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  const platform: Platform = {
    transport: async () => ({ status: 404, body: undefined }),
    session: {
      readUser: () => undefined,
      subscribe: () => () => undefined,
      signIn: async () => ({ ...step, ...EXPIRES }),
      finishSignIn: async (given) => {
        finished.push(given);
        await finish(given);
      },
      passkey: {
        isOffered: async () => takesPasskeys,
        enter: async () => {
          entered += 1;
        },
      },
      signOut: async () => undefined,
    },
    preparePhoto: async (photo) => photo,
  };
  await acting(() =>
    showOnPage(
      <MantineProvider env="test">
        <PlatformContext value={platform}>
          <SignInForm />
        </PlatformContext>
      </MantineProvider>,
    ),
  );
  await enter('E-mail', 'anna@example.it');
  await enter('Password', 'limoni e vento');
  await press('Accedi');
  await see('Secondo passaggio');
}

test('a right password that is not enough leads to a code, in the place of the form; the heading takes the focus', async () => {
  await signInTo({ proofs: ['CODE', 'RECOVERY', 'PASSKEY'] });
  await see('Apri la tua app dei codici e scrivi le 6 cifre.');
  expect(document.activeElement?.textContent).toBe('Secondo passaggio');
  const code = fieldOf('Codice');
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  await enter('Codice', '123 456');
  await tick('Per 30 giorni non chiederlo più su questo dispositivo');
  await press('Continua');
  expect(finished).toEqual([{ code: '123 456', remember: true }]);
});

test('a wrong code is said beside its field, and what was typed stays', async () => {
  finish = async () => {
    throw refusal({ error: 'Il codice non è giusto' });
  };
  await signInTo({ proofs: ['CODE'] });
  await enter('Codice', '123456');
  await press('Continua');
  await see('Il codice non è giusto');
  expect(fieldOf('Codice').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(fieldOf('Codice'));
  expect(fieldOf('Codice').value).toBe('123456');
});

test('a recovery code and a passkey stand beside it, and one can begin again', async () => {
  await signInTo({ proofs: ['CODE', 'RECOVERY', 'PASSKEY'] });
  await press('Usa un codice di riserva');
  expect(document.activeElement).toBe(fieldOf('Codice di riserva'));
  expect(document.body.textContent).not.toContain('Per 30 giorni');
  await press('Usa una passkey');
  expect(entered).toBe(1);
  await press('Usa il codice');
  expect(document.activeElement).toBe(fieldOf('Codice'));
  await press('Ricomincia');
  await see('Accedi');
  expect([fieldOf('E-mail').value, fieldOf('Password').value]).toEqual(['anna@example.it', '']);
  expect(document.activeElement).toBe(fieldOf('Password'));
});

test('when its time is over it leads back to address and password, and says so', async () => {
  finish = async () => {
    throw TICKET_ENDED;
  };
  await signInTo({ proofs: ['CODE'] });
  await enter('Codice', '123456');
  await press('Continua');
  await seeNoMore('Secondo passaggio');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(
    'Ricomincia: scrivi di nuovo e-mail e password',
  );
});

test('with passkeys only it asks for one; where the page takes none, for a recovery code', async () => {
  await signInTo({ proofs: ['RECOVERY', 'PASSKEY'] });
  await see('Conferma con la tua passkey.');
  await press('Usa la passkey');
  expect(entered).toBe(1);
  await signInTo({ proofs: ['RECOVERY', 'PASSKEY'] }, { takesPasskeys: false });
  expect(fieldOf('Codice di riserva')).toBeTruthy();
});

test('an app whose codes can no longer be checked is said, and where nothing can be used that too', async () => {
  await signInTo({ proofs: ['RECOVERY'], isAppUnreadable: true });
  await see('Il codice dell’app non vale più su questo sito: usa un codice di riserva.');
  await signInTo({ proofs: [] });
  await see('Da qui non puoi confermare che sei tu: riprova dal dispositivo o dal browser che usi di solito.');
});
