import type { ComponentType } from 'react';
import type { IslandName } from '../page/island-name.ts';
import type { IslandTexts } from '../texts/use-texts.ts';
import { loadStylesheet } from './load-stylesheet.ts';

/** Every island by name; neither React nor the island is loaded before it is needed. */
const ISLANDS = {
  account: island(() => import('../accounts/corner/account-corner.tsx'), 'AccountCorner'),
  booking: island(() => import('../bookings/request/booking-island.tsx'), 'BookingIsland'),
  checkIn: island(() => import('../messages/check-in/check-in-island.tsx'), 'CheckInIsland'),
  cleaning: island(() => import('../bookings/cleaning/cleaning-island.tsx'), 'CleaningIsland'),
  contact: island(() => import('../messages/contact/contact-island.tsx'), 'ContactIsland'),
  desktopLogin: island(() => import('../accounts/desktop-login/desktop-login.tsx'), 'DesktopLogin'),
  menu: island(() => import('../content/menu/menu-island.tsx'), 'MenuIsland'),
  profile: island(() => import('../pages/profile/profile-island.tsx'), 'ProfileIsland'),
  reviews: island(() => import('../bookings/reviews/reviews-island.tsx'), 'ReviewsIsland'),
  stay: island(() => import('../pages/stay/stay-island.tsx'), 'StayIsland'),
  login: island(() => import('../pages/sign-in/login-island.tsx'), 'LoginIsland'),
  register: island(() => import('../pages/sign-in/register-island.tsx'), 'RegisterIsland'),
  confirm: island(() => import('../pages/sign-in/confirm-island.tsx'), 'ConfirmIsland'),
  disown: island(() => import('../accounts/sign-in/disown-form.tsx'), 'DisownForm'),
  confirmation: island(() => import('../pages/sign-in/registration-watch.tsx'), 'RegistrationWatch'),
  resend: island(() => import('../accounts/sign-in/resend-confirmation-form.tsx'), 'ResendConfirmationForm'),
  forgot: island(() => import('../accounts/sign-in/forgot-password-form.tsx'), 'ForgotPasswordForm'),
  reset: island(() => import('../accounts/sign-in/reset-password-form.tsx'), 'ResetPasswordForm'),
} satisfies Record<IslandName, Revive>;

type Revive = (element: HTMLElement) => Promise<void>;

const byName: Readonly<Record<string, Revive>> = ISLANDS;

/** Loads what an island needs and hydrates it. */
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

/** The texts of all islands in the page's language, whose file the page names, and further ones for this island. */
async function loadTexts(further: string | undefined): Promise<IslandTexts> {
  const files = [document.documentElement.dataset.texts, further].map(
    (file) => file && import(/* @vite-ignore */ file),
  );
  return Object.assign({}, ...(await Promise.all(files)));
}
