const SCROLL_END_MS = 120;

/** Adds arrows, dots and arrow keys to every carousel of the page; swiping is native. */
export function moveCarousels(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-slide]') : null;
    const carousel = button && carouselOf(button);
    if (carousel) show(carousel, slideAfter(carousel, button.dataset));
  });
  addEventListener('keydown', (event) => {
    const carousel = event.target instanceof Element ? carouselOf(event.target) : null;
    const step = stepOfKey(event.key);
    if (!carousel || !step) return;
    event.preventDefault();
    show(carousel, currentOf(carousel) + step);
  });
  for (const hold of ['pointerdown', 'wheel', 'focusin'])
    addEventListener(hold, letGo, { capture: true, passive: true });
  const follow = 'onscrollend' in window ? followAtOnce : followAfterScrolling;
  addEventListener(
    'onscrollend' in window ? 'scrollend' : 'scroll',
    ({ target }) => target instanceof Element && follow(target),
    true,
  );
}

/** The slide that a track is scrolling to. */
const targets = new WeakMap<Element, number>();

/** Updates the dot once the pictures rest, and resumes a scroll that a layout change interrupted. */
function followAtOnce(track: Element): void {
  const carousel = carouselOf(track);
  if (!carousel) return;
  const nearest = nearestSlide(carousel);
  const goal = targets.get(track) ?? nearest;
  targets.delete(track);
  mark(carousel, goal);
  const slide = slidesOf(carousel)[goal];
  if (slide && goal !== nearest) track.scrollTo({ left: restOf(track, slide), behavior: 'instant' });
}

/** Touching the pictures cancels the scroll in progress. */
function letGo({ target }: Event): void {
  const track = target instanceof Element ? target.closest('[data-track]') : null;
  if (track) targets.delete(track);
}

const endTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** For browsers without `scrollend`: Safari before 26.2. */
function followAfterScrolling(track: Element): void {
  clearTimeout(endTimers.get(track));
  endTimers.set(
    track,
    setTimeout(() => followAtOnce(track), SCROLL_END_MS),
  );
}

/** After the last slide comes the first. */
function show(carousel: HTMLElement, requested: number): void {
  const track = trackOf(carousel);
  const slides = slidesOf(carousel);
  const index = (requested + slides.length) % slides.length;
  const slide = slides[index];
  if (!track || !slide) return;
  mark(carousel, index);
  targets.set(track, index);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: restOf(track, slide), behavior: isCalm ? 'instant' : 'smooth' });
}

function mark(carousel: HTMLElement, current: number): void {
  for (const [index, dot] of carousel.querySelectorAll('[data-slide]').entries()) {
    if (index === current) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

function slideAfter(carousel: HTMLElement, { step, slide }: DOMStringMap): number {
  return slide ? Number(slide) : currentOf(carousel) + Number(step);
}

function currentOf(carousel: HTMLElement): number {
  return Number(carousel.querySelector<HTMLElement>('[aria-current]')?.dataset.slide ?? 0);
}

function nearestSlide(carousel: HTMLElement): number {
  const track = trackOf(carousel);
  if (!track) return 0;
  const distances = slidesOf(carousel).map((slide) => Math.abs(restOf(track, slide) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** The scroll position that centres the slide. */
function restOf(track: Element, slide: HTMLElement): number {
  return slide.offsetLeft - (track.clientWidth - slide.clientWidth) / 2;
}

function stepOfKey(key: string): number {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}

function carouselOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-carousel]');
}

function trackOf(carousel: HTMLElement): HTMLElement | null {
  return carousel.querySelector<HTMLElement>('[data-track]');
}

function slidesOf(carousel: HTMLElement): HTMLElement[] {
  return [...carousel.querySelectorAll<HTMLElement>('[data-track] > li')];
}
