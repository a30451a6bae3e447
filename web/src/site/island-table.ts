import type { ComponentType } from 'react';
import type { IslandTexts } from './texts/use-texts.ts';

/** Every island by name; neither React nor the island is loaded before it is asked for. */
const ISLANDS = {
  account: island(async () => (await import('./islands/account/account-corner.tsx')).AccountCorner),
  booking: island(async () => (await import('./islands/booking/booking-island.tsx')).BookingIsland),
  checkIn: island(async () => (await import('./islands/check-in/check-in-island.tsx')).CheckInIsland),
  cleaning: island(async () => (await import('./islands/cleaning/cleaning-island.tsx')).CleaningIsland),
  contact: island(async () => (await import('./islands/contact/contact-island.tsx')).ContactIsland),
  desktopLogin: island(async () => (await import('./islands/desktop-login/desktop-login.tsx')).DesktopLogin),
  menu: island(async () => (await import('./islands/menu/menu-island.tsx')).MenuIsland),
  profile: island(async () => (await import('./islands/profile/profile-island.tsx')).ProfileIsland),
  reviews: island(async () => (await import('./islands/reviews/reviews-island.tsx')).ReviewsIsland),
  stay: island(async () => (await import('./islands/stay/stay-island.tsx')).StayIsland),
  login: island(async () => (await import('./islands/account/login-form.tsx')).LoginForm),
  register: island(async () => (await import('./islands/account/register-form.tsx')).RegisterForm),
  confirm: island(async () => (await import('./islands/account/confirm-email.tsx')).ConfirmEmail),
  disown: island(async () => (await import('./islands/account/disown-form.tsx')).DisownForm),
  confirmation: island(async () => (await import('./islands/account/confirmation-watch.tsx')).ConfirmationWatch),
  resend: island(async () => (await import('./islands/account/resend-confirmation-form.tsx')).ResendConfirmationForm),
  forgot: island(async () => (await import('./islands/account/forgot-password-form.tsx')).ForgotPasswordForm),
  reset: island(async () => (await import('./islands/account/reset-password-form.tsx')).ResetPasswordForm),
} satisfies Record<string, Revive>;

export type IslandName = keyof typeof ISLANDS;

/** `near`: when it comes near the screen or is touched. `session`: only where somebody is signed in. */
export type WakeMoment = 'near' | 'session';

type Revive = (element: HTMLElement) => Promise<void>;

const byName: Readonly<Record<string, Revive>> = ISLANDS;

/** Loads what the element needs and brings it to life. */
export async function reviveIsland(element: HTMLElement): Promise<void> {
  await byName[element.dataset.island ?? '']?.(element);
}

function island<Props extends object>(load: () => Promise<ComponentType<Props>>): Revive {
  return async (element) => {
    const [{ hydrateIsland }, Component, texts] = await Promise.all([import('./hydrate.tsx'), load(), loadTexts()]);
    hydrateIsland(element, { Component, texts });
  };
}

/** The file that the page names: what all islands say, in its language. */
function loadTexts(): Promise<IslandTexts> {
  return import(/* @vite-ignore */ document.documentElement.dataset.texts ?? '');
}
