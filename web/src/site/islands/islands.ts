import { findStorage } from '../../browser/find-storage.ts';
import { reviveIsland } from './island-table.ts';
import { createIslandWaker } from './island-waker.ts';

const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
const NEAR = '120px';

const waker = createIslandWaker(reviveIsland);

/**
 * Hydrates the page's islands. Until one is near the screen, touched, or fills its page, nothing of React is loaded;
 * clicks in the meantime are repeated after hydration.
 */
export function wakeIslands(): void {
  const watcher = new IntersectionObserver(wakeNear, { rootMargin: NEAR });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    waker.watch(island);
    if (island.dataset.wake === 'near') watcher.observe(island);
    if (island.dataset.wake === 'load') wake(island);
  }
  for (const touch of TOUCHES) addEventListener(touch, wakeTouched, true);
  addEventListener('click', queueClick, true);
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
  // If storage is blocked, the session is in the tab's name.
  if (!(findStorage('localStorage')?.getItem('token') || window.name)) return;
  for (const island of waker.asleep()) if (island.dataset.wake === 'session') wake(island);
}

function queueClick(event: Event): void {
  const island = findAsleep(event.target);
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!island || !button) return;
  event.preventDefault();
  waker.queueClick(island, button);
  wake(island);
}

/** A form without listeners must not leave the page; the click on its button is queued. */
function holdSubmit(event: Event): void {
  if (findAsleep(event.target)) event.preventDefault();
}

function wake(island: HTMLElement | undefined): void {
  if (island) void waker.wake(island);
}

/** Islands for signed-in users stay asleep while a visitor reads, or follows their links. */
function findAsleep(target: EventTarget | null): HTMLElement | undefined {
  const island =
    target instanceof Element ? target.closest<HTMLElement>('[data-wake]:not([data-wake="session"])') : null;
  return island && waker.isAsleep(island) ? island : undefined;
}
