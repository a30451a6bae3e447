// @vitest-environment jsdom
import type { User } from '@approdo/shared/contract/accounts/auth';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, test, vi } from 'vitest';
import { acting, leaveAdmin, see } from '../../../testing/show-admin.tsx';
import { showOnPage } from '../../../testing/show-on-page.tsx';
import type { Platform } from '../../platform.ts';
import { PlatformContext } from '../../session/platform-context.ts';
import { SessionGate } from './session-gate.tsx';

afterEach(leaveAdmin);

const OWNER: User = {
  id: 'u1',
  name: 'Anna',
  email: 'anna@example.it',
  role: 'ADMIN',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-05-01T10:00:00.000Z',
};

async function showTo(site: Platform['site'], openedBy?: User): Promise<void> {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  const platform: Platform = {
    transport: async () => ({ status: 404, body: undefined }),
    session: {
      readUser: () => undefined,
      subscribe: () => () => undefined,
      signIn: async () => undefined,
      signOut: async () => undefined,
    },
    preparePhoto: async (photo) => photo,
    ...(site && { site }),
  };
  await acting(() =>
    showOnPage(
      <MantineProvider env="test">
        <PlatformContext value={platform}>
          <SessionGate openedBy={openedBy}>dentro</SessionGate>
        </PlatformContext>
      </MantineProvider>,
    ),
  );
}

test('in a browser, nobody is led to the site’s sign-in page', async () => {
  const toSignIn = vi.fn();
  await showTo({ toSignIn, toHome: () => undefined });
  expect(toSignIn).toHaveBeenCalled();
  expect(document.querySelector('form')).toBeNull();
});

test('installed, where that page is another program’s, she signs in where she is', async () => {
  await showTo({ toHome: () => undefined });
  await see('Accedi');
  expect(document.querySelector('input[type="password"]')).not.toBeNull();
});

test('whose session ended while the page was being opened stays there, to sign in above it', async () => {
  const toSignIn = vi.fn();
  await showTo({ toSignIn, toHome: () => undefined }, OWNER);
  await see('dentro');
  expect(toSignIn).not.toHaveBeenCalled();
});
