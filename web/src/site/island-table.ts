import type { ComponentType } from 'react';
import type { IslandName } from './island-name.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import type { IslandTexts } from './texts/use-texts.ts';

/** Every island by name; neither React nor the island is loaded before it is asked for. */
const ISLANDS = {
  account: island(() => import('./islands/account/account-corner.tsx'), 'AccountCorner'),
  booking: island(() => import('./islands/booking/booking-island.tsx'), 'BookingIsland'),
  checkIn: island(() => import('./islands/check-in/check-in-island.tsx'), 'CheckInIsland'),
  cleaning: island(() => import('./islands/cleaning/cleaning-island.tsx'), 'CleaningIsland'),
  contact: island(() => import('./islands/contact/contact-island.tsx'), 'ContactIsland'),
  desktopLogin: island(() => import('./islands/desktop-login/desktop-login.tsx'), 'DesktopLogin'),
  menu: island(() => import('./islands/menu/menu-island.tsx'), 'MenuIsland'),
  profile: island(() => import('./islands/profile/profile-island.tsx'), 'ProfileIsland'),
  reviews: island(() => import('./islands/reviews/reviews-island.tsx'), 'ReviewsIsland'),
  stay: island(() => import('./islands/stay/stay-island.tsx'), 'StayIsland'),
  login: island(() => import('./islands/account/login-form.tsx'), 'LoginForm'),
  register: island(() => import('./islands/account/register-form.tsx'), 'RegisterForm'),
  confirm: island(() => import('./islands/account/confirm-email.tsx'), 'ConfirmEmail'),
  disown: island(() => import('./islands/account/disown-form.tsx'), 'DisownForm'),
  confirmation: island(() => import('./islands/account/confirmation-watch.tsx'), 'ConfirmationWatch'),
  resend: island(() => import('./islands/account/resend-confirmation-form.tsx'), 'ResendConfirmationForm'),
  forgot: island(() => import('./islands/account/forgot-password-form.tsx'), 'ForgotPasswordForm'),
  reset: island(() => import('./islands/account/reset-password-form.tsx'), 'ResetPasswordForm'),
} satisfies Record<IslandName, Revive>;

type Revive = (element: HTMLElement) => Promise<void>;

const byName: Readonly<Record<string, Revive>> = ISLANDS;

/** Loads what the element needs and brings it to life. */
export async function reviveIsland(element: HTMLElement): Promise<void> {
  await byName[element.dataset.island ?? '']?.(element);
}

function island<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Revive {
  return async (element) => {
    const [{ hydrateIsland }, parts, texts] = await Promise.all([
      import('./hydrate.tsx'),
      load(),
      loadTexts(element.dataset.texts),
      loadStylesheet(),
    ]);
    hydrateIsland(element, { Component: parts[name], texts });
  };
}

/** What all islands say, in the language of the page, which names the file; and what this one says besides. */
async function loadTexts(further: string | undefined): Promise<IslandTexts> {
  const files = [document.documentElement.dataset.texts, further].map(
    (file) => file && import(/* @vite-ignore */ file),
  );
  return Object.assign({}, ...(await Promise.all(files)));
}
