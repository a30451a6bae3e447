// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { tellWhatIsSeen } from './seen-parts.ts';

type Change = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

test('each part that asks for it says whether it is on the screen, and some only that they were', () => {
  let tell: (changes: readonly Change[]) => void = () => undefined;
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: typeof tell) {
        tell = notify;
      }
      observe(part: Element) {
        watched.add(part);
      }
      unobserve(part: Element) {
        watched.delete(part);
      }
    },
  );
  document.body.innerHTML = '<p data-seen="">Baia</p><p>Terrazza</p><p data-seen="" data-once>Cucina</p>';
  tellWhatIsSeen();
  const told = () => Array.from(document.querySelectorAll('p'), (part) => part.getAttribute('data-seen'));
  const scroll = (seen: string) =>
    tell([...watched].map((target) => ({ target, isIntersecting: target.textContent === seen })));
  expect(told()).toEqual(['', null, '']);
  scroll('Baia');
  expect(told()).toEqual(['true', null, 'false']);
  scroll('Cucina');
  expect(told()).toEqual(['false', null, 'true']);
  scroll('Baia');
  expect(told()).toEqual(['true', null, 'true']);
});
