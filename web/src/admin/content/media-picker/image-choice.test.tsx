// @vitest-environment jsdom
import type { Media } from '@approdo/shared/contract/content/media';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { acting, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { UploadsProvider } from '../uploads/index.ts';
import { ImageChoice } from './image-choice.tsx';

afterEach(leaveAdmin);

const BAY: Media = {
  id: 'm1',
  name: 'La baia',
  caption: '',
  alt: '',
  url: '/uploads/bay.jpg',
  type: 'image/jpeg',
  contentType: 'image',
  size: 4000,
  dimensions: { width: 1600, height: 1200 },
  duration: null,
  createdAt: '2027-05-01T08:00:00.000Z',
  version: 'v1',
};

function Field({ start }: { readonly start: string }) {
  const [address, setAddress] = useState(start);
  return <ImageChoice label="Immagine di apertura" address={address} takesAddress onChange={setAddress} />;
}

const show = (start: string) =>
  showAdmin(
    <UploadsProvider>
      <Field start={start} />
    </UploadsProvider>,
    { 'GET /media': [BAY] },
  );

const typed = () => find<HTMLInputElement>('input[aria-label="Immagine di apertura (indirizzo)"]');
const picture = () => document.querySelector<HTMLImageElement>('img')?.getAttribute('src');

test('the address of a picture of the library is folded, and follows what the picker gives', async () => {
  await show('/uploads/hero.jpg');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  expect(typed().value).toBe('/uploads/hero.jpg');
  await press('Cambia immagine');
  await see('La baia');
  await press('La baia');
  await press('Usa');
  await expect.poll(() => typed().value).toBe('/uploads/bay.jpg');
  expect(picture()).toBe('/uploads/bay.jpg');
});

test('that of a picture from elsewhere is open at once, and stays so while it is typed', async () => {
  await show('https://example.org/baia.jpg');
  const fold = find<HTMLDetailsElement>('details');
  expect(fold.open).toBe(true);
  expect(picture()).toBe('https://example.org/baia.jpg');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await acting(() => {
    setter?.call(typed(), '/uploads/bay.jpg');
    typed().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(typed().value).toBe('/uploads/bay.jpg');
  expect(fold.open).toBe(true);
});

test('without a picture it says so, and the library is what is offered', async () => {
  await show('');
  await see('Nessuna immagine scelta');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  await press('Scegli dalla libreria');
  await see('Carica');
});
