// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { BannerRegion } from '../../kit/feedback/banner-region.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadsProvider, useUploads } from './uploads-provider.tsx';

// jsdom opens no pictures.
beforeEach(
  () => void vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 40, close: () => undefined })),
);
afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

const MESSAGE =
  '«onde.png» è animata: qui ne resta solo la prima immagine, ferma. Se ti serve il movimento, caricala come GIF o WebP animato, al massimo di 2000 pixel per lato e 5MB.';

function Sender() {
  const { add } = useUploads();
  return (
    <button type="button" onClick={() => add([new File(['x'], 'onde.png', { type: 'image/png' })])}>
      Manda
    </button>
  );
}

async function send(answer: object) {
  await showAdmin(
    <UploadsProvider>
      <DropZone>
        <Sender />
      </DropZone>
      <BannerRegion />
    </UploadsProvider>,
    { 'POST /media': (_: WireCall) => answer },
  );
  await press('Manda');
}

test('who sends a picture of which only the first is kept is told, above the page and in its row', async () => {
  await send({ note: 'first-picture-only' });
  await see('Caricato, ma solo la prima immagine');
  expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([MESSAGE]);
  await acting(() => document.querySelector<HTMLElement>('[role="alert"] button')?.click());
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await see('Caricato, ma solo la prima immagine');
});

test('nobody is told anything of one that is kept whole', async () => {
  await send({});
  await see('· Caricato');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.body.textContent).not.toContain('prima immagine');
});
