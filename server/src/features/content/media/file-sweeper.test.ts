import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from '../../../adapters/file-store/folder-store.ts';
import { openStoredFiles } from '../../../adapters/site-files/stored-files.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { aPicture } from '../../../testing/media-files.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({
    openFiles: (folder) => openStoredFiles({ store: createFolderStore(folder), scratch: join(folder, 'incoming') }),
  });
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

const isThere = (file: string) => existsSync(join(site.uploads, file));

async function addPicture(): Promise<{ id: string; file: string }> {
  const file = new File([new Uint8Array(await aPicture())], 'a.jpg');
  const { id, url } = await editor.client.media.add({ file, body: {} });
  return { id, file: url.replace('/uploads/', '') };
}

async function sweepForTwoDays(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await site.app.sweepFiles();
    site.clock.advance(24 * 3_600_000);
  }
}

test('a picture that was taken out of the library stays for a day, and the library stays', async () => {
  const [gone, remaining] = [await addPicture(), await addPicture()];
  await editor.client.media.remove({ params: { id: gone.id } });
  await site.app.sweepFiles();
  expect(isThere(gone.file)).toBe(true);
  await sweepForTwoDays();
  expect(isThere(gone.file)).toBe(false);
  expect(isThere(remaining.file)).toBe(true);
});

test('an avatar goes when its account has another', async () => {
  const picture = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`;
  const before = await editor.client.profile.update({ body: { avatar: picture } });
  await sweepForTwoDays();
  const first = before.user.avatar?.replace('/uploads/', '') ?? '';
  expect(isThere(first)).toBe(true);
  await editor.client.profile.update({ body: { avatar: null } });
  await sweepForTwoDays();
  expect(isThere(first)).toBe(false);
});

test('a file that a page shows stays, in the library or not', async () => {
  for (const name of ['shown.jpg', 'nobodys.jpg']) writeFileSync(join(site.uploads, name), 'x');
  await site.database.updateTable('homepage').set({ hero_image: '/uploads/shown.jpg' }).execute();
  await sweepForTwoDays();
  expect(isThere('shown.jpg')).toBe(true);
  expect(isThere('nobodys.jpg')).toBe(false);
});
