import type { ComponentType } from 'react';

/**
 * The loader of the islands. Until one is near the screen or touched, nothing of React is loaded;
 * what was clicked in the meantime is clicked again once the island is alive.
 */
const ISLANDS = {
  account: (island) =>
    revive(
      island,
      import('./islands/account/account-corner.tsx').then((m) => m.AccountCorner),
    ),
  booking: (island) =>
    revive(
      island,
      import('./islands/booking/booking-island.tsx').then((m) => m.BookingIsland),
    ),
  login: (island) =>
    revive(
      island,
      import('./islands/account/login-form.tsx').then((m) => m.LoginForm),
    ),
  register: (island) =>
    revive(
      island,
      import('./islands/account/register-form.tsx').then((m) => m.RegisterForm),
    ),
  confirm: (island) =>
    revive(
      island,
      import('./islands/account/confirm-email.tsx').then((m) => m.ConfirmEmail),
    ),
  resend: (island) =>
    revive(
      island,
      import('./islands/account/resend-confirmation-form.tsx').then((m) => m.ResendConfirmationForm),
    ),
  forgot: (island) =>
    revive(
      island,
      import('./islands/account/forgot-password-form.tsx').then((m) => m.ForgotPasswordForm),
    ),
  reset: (island) =>
    revive(
      island,
      import('./islands/account/reset-password-form.tsx').then((m) => m.ResetPasswordForm),
    ),
} satisfies Record<string, Revive>;

export type IslandName = keyof typeof ISLANDS;

type Revive = (island: HTMLElement) => Promise<void>;

const revivers: Readonly<Record<string, Revive>> = ISLANDS;

/** `near`: when it comes near the screen or is touched. `session`: only where somebody is signed in. */
export type WakeMoment = 'near' | 'session';

async function revive<Props extends object>(
  island: HTMLElement,
  loading: Promise<ComponentType<Props>>,
): Promise<void> {
  const [{ hydrateIsland }, Component] = await Promise.all([import('./hydrate.tsx'), loading]);
  hydrateIsland(island, Component);
}

const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
const NEAR = '120px';

/** The islands that are not alive yet, each with the buttons that were clicked in it. */
const asleep = new Map<HTMLElement, HTMLElement[]>();
const waking = new Set<HTMLElement>();

/** Watches over every island of the page. */
export function wakeIslands(): void {
  const watcher = new IntersectionObserver(wakeNear, { rootMargin: NEAR });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    asleep.set(island, []);
    if (island.dataset.wake === 'near') watcher.observe(island);
  }
  for (const touch of TOUCHES) addEventListener(touch, wakeTouched, true);
  addEventListener('click', keepClick, true);
  addEventListener('submit', holdSubmit, true);
  for (const event of ['storage', 'pageshow']) addEventListener(event, wakeForSession);
  document.addEventListener('prerenderingchange', wakeForSession);
  wakeForSession();
}

function wakeNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(findAsleep(target));
}

function wakeTouched({ target }: Event): void {
  wake(findAsleep(target));
}

function wakeForSession(): void {
  if (!localStorage.getItem('token')) return;
  for (const island of asleep.keys()) if (island.dataset.wake === 'session') wake(island);
}

function keepClick(event: Event): void {
  const island = findAsleep(event.target);
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!island || !button) return;
  event.preventDefault();
  asleep.get(island)?.push(button);
  wake(island);
}

/** A form that nobody listens to yet must not leave the page; the click on its button is kept. */
function holdSubmit(event: Event): void {
  if (findAsleep(event.target)) event.preventDefault();
}

function findAsleep(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island && asleep.has(island) ? island : undefined;
}

/** One that could not be loaded is tried again at the next touch. */
async function wake(island: HTMLElement | undefined): Promise<void> {
  if (!island || waking.has(island)) return;
  waking.add(island);
  try {
    await revivers[island.dataset.island ?? '']?.(island);
  } finally {
    waking.delete(island);
  }
  const clicks = asleep.get(island) ?? [];
  asleep.delete(island);
  for (const button of clicks) button.click();
}
