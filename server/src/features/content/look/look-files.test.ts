import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LookFile } from '@approdo/shared/contract/content/look';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { aPicture } from '../../../testing/media-files.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { readTar } from '../../../testing/tar-files.ts';

const HOUR_MS = 3_600_000;

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const svg = (inner: string, viewBox = '0 0 300 200') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const path = '<path fill="#1a8bbf" d="M0 0h300v200H0z"/>';
const drawing = svg(path);

async function add(content: string | Buffer = drawing, as: 'LOGO' | 'ICON' = 'LOGO') {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return await admin.look.addFile({ file: new File([bytes], 'Logo.svg'), body: { as } });
}

async function publish(logo: LookFile | null, colour: string | null = null): Promise<void> {
  await admin.look.change({ body: { logo, colour } });
  await admin.look.publish();
}

/** Publishes as many other looks as are kept. */
async function publishTwenty(): Promise<void> {
  for (let blue = 10; blue < 30; blue += 1) await publish(null, `#0000${blue}`);
}

const isThere = ({ file }: Pick<LookFile, 'file'>) => existsSync(join(site.uploads, file));

async function sweepForTwoDays(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await site.app.sweepFiles();
    site.clock.advance(24 * HOUR_MS);
  }
}

describe('a logo', () => {
  test('that is an SVG is stored without what could harm, and can do nothing where it is opened', async () => {
    const { hints, ...added } = await add(svg(`<script>alert(1)</script>${path}`));
    expect(added).toEqual({ file: expect.stringMatching(/^logo-[0-9a-f]{32}-300x200\.svg$/), width: 300, height: 200 });
    expect(hints).toEqual([]);
    const answer = await fetch(`${site.origin}/uploads/${added.file}`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy')?.split(/;\s*/);
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const text = await answer.text();
    expect(text).toContain('#1a8bbf');
    expect(text).not.toContain('script');
  });

  test.each(['png', 'webp'] as const)('that is %s keeps its kind and what shines through', async (format) => {
    const half = sharp(Buffer.from(svg('<path fill="#1a8bbf" d="M0 0h150v200H0z"/>')));
    const { file, width, height } = await add(await half.toFormat(format).toBuffer());
    expect([file.endsWith(`-300x200.${format}`), width, height]).toEqual([true, 300, 200]);
    const answer = await fetch(`${site.origin}/uploads/${file}`);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(stored).stats()).toMatchObject({ isOpaque: false });
  });

  test('has one size, whatever width is asked for', async () => {
    const { file } = await add();
    const accept = 'image/avif,image/webp';
    const answer = await fetch(`${site.origin}/uploads/${file}?w=480`, { headers: { accept } });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('vary')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('comes with hints of what its owner may want to change', async () => {
    const wide = svg('<path fill="#fff" d="M0 0h900v100H0z"/>', '0 0 900 100');
    expect((await add(wide)).hints).toEqual([
      'Il logo si vede poco su fondo chiaro',
      'Il logo è molto largo: nella barra sarà piccolo',
    ]);
    expect((await add(drawing, 'ICON')).hints).toEqual(['Per l’icona serve un’immagine quadrata']);
  });

  test.each([
    [413, 'Il logo supera 1 MB', () => drawing.padEnd(2 ** 20 + 1)],
    [415, 'Il logo è un file SVG, PNG o WebP', () => aPicture({ format: 'jpeg' })],
    [415, 'Il logo è un file SVG, PNG o WebP', () => 'Il mio logo'],
    [400, 'Il logo supera i 2000 pixel per lato', () => aPicture({ width: 2001, height: 4, format: 'png' })],
    [
      400,
      'Il logo non è leggibile: il file è danneggiato o incompleto',
      async () => (await aPicture({ format: 'png' })).subarray(0, 200),
    ],
    [400, 'Questo SVG non è sicuro o è troppo complesso', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`],
    [400, 'Al logo mancano le misure', () => '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'],
  ])('is refused with %i: %s', async (status, text, make) => {
    const refused = await refusalOf(add(await make()));
    expect(refused).toMatchObject({ status, message: text, fields: { file: text } });
    expect(readdirSync(join(dirname(site.uploads), 'incoming'))).toEqual([]);
    expect(readdirSync(site.uploads).filter((name) => name.startsWith('logo-'))).toEqual([]);
  });

  test('is what it is added as, and nothing else', async () => {
    const form = new FormData();
    form.append('file', new File([drawing], 'logo.svg'));
    form.append('as', 'PICTURE');
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${site.origin}/api/look/files`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { as: 'Scegli uno dei valori proposti' } });
  });

  test('is chosen by its name or by what the answer says of it, and taken away again', async () => {
    const [logo, icon] = [await add(), await add(drawing, 'ICON')];
    const sides = { width: 300, height: 200 };
    expect(await admin.look.change({ body: { logo: logo.file, icon } })).toMatchObject({
      logo: { file: logo.file, ...sides },
      logoDark: null,
      icon: { file: icon.file, ...sides },
    });
    expect(await admin.look.change({ body: { logo: null } })).toMatchObject({ logo: null, icon: { file: icon.file } });
  });

  test('is no picture of the library, where a drawing is still refused', async () => {
    const { file } = await add();
    const heroImage = `/uploads/${file}`;
    expect(await refusalOf(admin.homepage.update({ body: { heroImage } }))).toMatchObject({ status: 400 });
    expect(await admin.media.list()).toEqual(expect.not.arrayContaining([expect.objectContaining({ url: heroImage })]));
    const upload = admin.media.add({ file: new File([drawing], 'foto.jpg'), body: {} });
    expect(await refusalOf(upload)).toMatchObject({ status: 415 });
  });
});

describe('the file of a logo', () => {
  test('that nothing came to name goes after a day; what else is there stays', async () => {
    const logo = await add();
    writeFileSync(join(site.uploads, 'nobodys.jpg'), 'x');
    await site.app.sweepFiles();
    site.clock.advance(23 * HOUR_MS);
    await site.app.sweepFiles();
    expect(isThere(logo)).toBe(true);
    site.clock.advance(HOUR_MS);
    await site.app.sweepFiles();
    expect(isThere(logo)).toBe(false);
    expect(isThere({ file: 'nobodys.jpg' })).toBe(true);
  });

  test('stays while the draft names it', async () => {
    const logo = await add();
    await admin.look.change({ body: { logoDark: logo } });
    await sweepForTwoDays();
    expect(isThere(logo)).toBe(true);
    await admin.look.discard();
    await sweepForTwoDays();
    expect(isThere(logo)).toBe(false);
  });

  test('stays as long as a version that names it', async () => {
    const logo = await add();
    await publish(logo);
    await publish(null);
    await sweepForTwoDays();
    expect(isThere(logo)).toBe(true);
    await publishTwenty();
    await sweepForTwoDays();
    expect(isThere(logo)).toBe(false);
  });

  test('is in the archive with draft and versions, and the archive is taken', async () => {
    const [published, drafted] = [await add(), await add()];
    await publish(published);
    await admin.look.change({ body: { icon: drafted } });
    await admin.backup.create({ body: { location: 'local' } });
    const [backup] = await admin.backup.list();
    const archive = await admin.backup.download({ params: { id: backup?.id ?? '' } });
    const files = await readTar(new Uint8Array(await archive.arrayBuffer()));
    const names = files.map(({ header }) => header.name);
    expect(names).toEqual(expect.arrayContaining([`uploads/${published.file}`, `uploads/${drafted.file}`]));
    expect(await admin.backup.upload({ file: archive })).toHaveProperty('id');
  });
});

describe('a picture that shared links show', () => {
  test('is of the library, and stays there while draft or versions name it', async () => {
    const { id, url } = await admin.media.add({ file: new File([new Uint8Array(await aPicture())], 'a'), body: {} });
    const remove = () => admin.media.remove({ params: { id } });
    const inUse = { status: 409, body: { usedIn: [{ type: 'look', id: 'look', title: 'Aspetto del sito' }] } };
    expect(await admin.look.change({ body: { share: url } })).toMatchObject({ share: url });
    expect(await refusalOf(remove())).toMatchObject(inUse);
    await admin.look.publish();
    await admin.look.change({ body: { share: 'CARD' } });
    await admin.look.publish();
    expect(await refusalOf(remove())).toMatchObject(inUse);
    await publishTwenty();
    await remove();
    const refused = await refusalOf(admin.look.change({ body: { share: url } }));
    expect(refused.fields).toEqual({ share: 'Il file non c’è' });
  });
});
