// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { loadEmbedsOnClick } from './embeds.ts';

beforeAll(loadEmbedsOnClick);

function show(kind: string, src: string): HTMLElement {
  document.body.innerHTML = `
    <div data-embed="${kind}" data-src="${src}" data-label="Mappa di www.openstreetmap.org">
      <svg width="100%" height="480"></svg>
      <button data-load><span>Carica</span></button><a href="#">Apri</a>
    </div>
    <button data-load>Un altro</button>`;
  return document.querySelector<HTMLElement>('[data-embed]') ?? document.body;
}

function click(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('nothing is asked for before the button is pressed', () => {
  const embed = show('map', 'https://www.openstreetmap.org/export/embed.html?bbox=1');
  click('a');
  click('body > button');
  expect(embed.querySelector('iframe, img')).toBeNull();
});

test('a frame takes the place of the still, in its size and with its name, and gets the focus', () => {
  const embed = show('map', 'https://www.openstreetmap.org/export/embed.html?bbox=1');
  click('[data-embed] span');
  const frame = embed.querySelector('iframe');
  expect(embed.children).toHaveLength(1);
  expect([frame?.src, frame?.title, frame?.width, frame?.height]).toEqual([
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'Mappa di www.openstreetmap.org',
    '100%',
    '480',
  ]);
  expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(document.activeElement).toBe(frame);
});

test('a picture that lies with others is shown as a picture', () => {
  const embed = show('image', 'https://example.com/mare.jpg');
  click('[data-load]');
  expect(embed.querySelector('img')?.src).toBe('https://example.com/mare.jpg');
  expect(embed.querySelector('iframe')).toBeNull();
});
