import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { aPicture } from '../testing/media-files.ts';
import type { PictureMaker } from './picture-maker.ts';
import { createPictureProcess } from './picture-process.ts';

let folder: string;
let maker: PictureMaker;
let photo: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-pictures-'));
  maker = createPictureProcess(readConfig().systemPlaces);
  photo = join(folder, 'photo.png');
  writeFileSync(photo, await aPicture({ width: 700, height: 300, format: 'png' }));
});
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the picture process', () => {
  test('makes a picture anew', async () => {
    const output = join(folder, 'anew.png');
    const made = await maker.makeAnew({ input: photo, output, maxSide: 2000 });
    expect(made).toEqual({ extension: 'png', type: 'image/png', width: 700, height: 300 });
    expect(await sharp(output).metadata()).toMatchObject({ width: 700, height: 300 });
  });

  test('tells what keeps a file from being a picture, and leaves nothing behind', async () => {
    const output = join(folder, 'not.png');
    const broken = join(folder, 'broken.jpg');
    writeFileSync(broken, (await aPicture()).subarray(0, 600));
    expect(await maker.makeAnew({ input: photo, output, maxSide: 699 })).toBe('too wide');
    expect(await maker.makeAnew({ input: broken, output, maxSide: 2000 })).toBe('unreadable');
    expect(await maker.makeAnew({ input: join(folder, 'missing'), output, maxSide: 2000 })).toBe('unreadable');
    expect(readdirSync(folder).filter((name) => name.startsWith('not'))).toEqual([]);
  });

  test('scales a picture down as far as limits need, where it may', async () => {
    const output = join(folder, 'scaled.png');
    const limits = { maxSide: 350, maxBytes: 5 * 2 ** 20 };
    const made = await maker.makeAnew({ input: photo, output, ...limits });
    expect(made).toEqual({ extension: 'png', type: 'image/png', width: 350, height: 150 });
    expect(await sharp(output).metadata()).toMatchObject({ width: 350, height: 150 });
    const tiny = join(folder, 'tiny.png');
    expect(await maker.makeAnew({ input: photo, output: tiny, ...limits, maxBytes: 10 })).toBe('too heavy');
    expect(readdirSync(folder).filter((name) => name.startsWith('tiny'))).toEqual([]);
  });

  test('makes the renditions of several pictures that are asked for at once', async () => {
    const folders = ['a', 'b', 'c'].map((name) => join(folder, name));
    await Promise.all(folders.map((into) => maker.makeRenditions({ input: photo, folder: into, widths: [100, 200] })));
    for (const into of folders) expect(existsSync(join(into, '100.webp'))).toBe(true);
  });

  test('calls off renditions, and nothing else that is made meanwhile', async () => {
    const end = new AbortController();
    const into = join(folder, 'called-off');
    const renditions = maker.makeRenditions({ input: photo, folder: into, widths: [100] }, end.signal);
    const anew = maker.makeAnew({ input: photo, output: join(folder, 'other.png'), maxSide: 2000 });
    end.abort();
    await expect(renditions).rejects.toThrow();
    expect(await anew).toMatchObject({ type: 'image/png' });
    expect(existsSync(into)).toBe(false);
  });

  test('makes an avatar of a file and of bytes, and tells what keeps one from being made', async () => {
    const picture = join(folder, 'avatar.png');
    writeFileSync(picture, await aPicture({ width: 1000, height: 400, format: 'png' }));
    for (const source of [picture, readFileSync(picture)]) {
      const made = await maker.makeAvatar(source);
      expect(await sharp(Buffer.from(made)).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 400 });
    }
    expect(await maker.makeAvatar(await aPicture({ width: 1001, height: 4 }))).toBe('too large');
    expect(await maker.makeAvatar((await aPicture()).subarray(0, 200))).toBe('not a picture');
  });

  // Three processes start, and each loads its own library.
  test.runIf(process.platform === 'linux')(
    'an avatar that ends its process ends nothing else',
    { timeout: 60_000 },
    async () => {
      const own = createPictureProcess(readConfig().systemPlaces);
      const before = new Set(listChildren());
      const picture = await aPicture();
      const avatar = own.makeAvatar(picture);
      const [child, ...others] = listChildren().filter((pid) => !before.has(pid));
      expect(others).toEqual([]);
      const anew = own.makeAnew({ input: photo, output: join(folder, 'beside.png'), maxSide: 2000 });
      process.kill(Number(child), 'SIGKILL');
      expect(await avatar).toBe('not a picture');
      expect(await anew).toMatchObject({ type: 'image/png' });
      expect(await own.makeAvatar(picture)).toBeInstanceOf(Buffer);
      await own.close();
    },
  );

  test('starts nothing once it is closed', async () => {
    const closed = createPictureProcess(readConfig().systemPlaces);
    await closed.close();
    const into = join(folder, 'closed');
    await expect(closed.makeRenditions({ input: photo, folder: into, widths: [100] })).rejects.toThrow('closing');
    expect(existsSync(into)).toBe(false);
  });
});

/** The child processes of this one. */
function listChildren(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(/\s+/);
}
