import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataUrl, pictureBytes, pictureUrl } from '../../../../testing/avatar-pictures.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

let site: TestSite;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  guest = await site.signIn();
});
afterEach(() => site.close());

const update = (body: Parameters<TestSite['anyone']['profile']['update']>[0]['body']) =>
  guest.client.profile.update({ body });

const wrongPassword = {
  status: 400,
  message: 'La password attuale non è corretta',
  fields: { currentPassword: 'La password attuale non è corretta' },
};

describe('an avatar', () => {
  const uploaded = () => readdirSync(site.uploads);

  it('may be one that the site draws', async () => {
    const avatar = '/api/avatars/bottts/dora-1.svg';
    expect((await update({ avatar })).user.avatar).toBe(avatar);
    expect((await update({ avatar })).user.avatar).toBe(avatar);
    expect((await update({ avatar: null })).user.avatar).toBeNull();
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s, kept as a JPEG without metadata', async (format) => {
    const { user } = await update({ avatar: await pictureUrl({ format, width: 1000, height: 400 }) });
    expect(user.avatar).toMatch(/^\/uploads\/avatar-[0-9a-f]{32}\.jpg$/);
    const file = readFileSync(join(site.uploads, (user.avatar ?? '').replace('/uploads/', '')));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 400 });
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    expect((await fetch(`${site.origin}${user.avatar}`)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('gives way to the next one, file and all', async () => {
    const first = await update({ avatar: await pictureUrl() });
    const second = await update({ avatar: await pictureUrl() });
    expect(second.user.avatar).not.toBe(first.user.avatar);
    expect(uploaded()).toEqual([second.user.avatar?.replace('/uploads/', '')]);
    expect((await update({ name: 'Dora', avatar: second.user.avatar })).user.avatar).toBe(second.user.avatar);
    await update({ avatar: null });
    expect(uploaded()).toEqual([]);
  });

  it('leaves no file behind where the rest of the edit is refused', async () => {
    const { user: other } = await site.signIn();
    const body = { avatar: await pictureUrl(), email: other.email, currentPassword: guest.password };
    await expect(update(body)).rejects.toMatchObject({ status: 409 });
    expect(uploaded()).toEqual([]);
  });

  it.each([
    { width: 1001, height: 10 },
    { width: 10, height: 1001 },
  ])('of $width × $height is too large', async (size) => {
    const text = "La risoluzione dell'immagine non deve superare i 1000x1000 pixels";
    await expect(update({ avatar: await pictureUrl(size) })).rejects.toMatchObject({
      status: 400,
      message: text,
      fields: { avatar: text },
    });
  });

  it('of over 1 MB is to come as a file', async () => {
    const heavy = Buffer.alloc(2 ** 20 + 1);
    const text = "Un'immagine di oltre 1MB va inviata come file";
    await expect(update({ avatar: dataUrl('image/png', heavy) })).rejects.toMatchObject({
      status: 413,
      message: text,
      fields: { avatar: text },
    });
  });

  it.each([
    ['text that is no picture', dataUrl('image/png', Buffer.from('<script>alert(1)</script>'))],
    ['an SVG under another name', dataUrl('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a picture that breaks off', dataUrl('image/png', Buffer.from('89504e470d0a1a0a0000', 'hex'))],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an address elsewhere', 'https://example.com/avatar.png'],
    ["another's upload", `/uploads/avatar-${'0'.repeat(32)}.jpg`],
    ['a style that is not drawn', '/api/avatars/pixel-art/dora.svg'],
    ['nothing', ''],
  ])('is never %s', async (_, avatar) => {
    await expect(update({ avatar })).rejects.toMatchObject({
      status: 400,
      fields: { avatar: expect.stringContaining('JPEG, PNG, WebP o GIF') },
    });
    expect(uploaded()).toEqual([]);
  });

  it('of more than 1.5 MB in all is not read, nor anything from a stranger', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${site.origin}/api/auth/profile`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ avatar: 'a'.repeat(1.5 * 2 ** 20) }),
      });
    expect((await send({ authorization: `Bearer ${guest.token}` })).status).toBe(413);
    expect((await send({})).status).toBe(401);
  });
});

describe('an avatar that comes as a file', () => {
  const uploaded = () => readdirSync(site.uploads);
  const send = (bytes: Buffer, body: Parameters<TestSite['anyone']['profile']['updateWithPicture']>[0]['body'] = {}) =>
    guest.client.profile.updateWithPicture({ body, file: new Blob([new Uint8Array(bytes)]) });

  it('is kept as the other is, and its address answered', async () => {
    await update({ avatar: await pictureUrl() });
    const { user } = await send(await pictureBytes({ format: 'webp', width: 1000, height: 400 }));
    expect(user).toEqual({ ...guest.user, avatar: expect.stringMatching(/^\/uploads\/avatar-[0-9a-f]{32}\.jpg$/) });
    expect(uploaded()).toEqual([user.avatar?.replace('/uploads/', '')]);
    expect(readdirSync(join(dirname(site.uploads), 'incoming'))).toEqual([]);
  });

  it('is saved with the rest of the form, or nothing is', async () => {
    const picture = await pictureBytes();
    const body = { name: 'Dora Verdi', newPassword: 'nuova password', currentPassword: 'sbagliata' };
    await expect(send(picture, body)).rejects.toMatchObject(wrongPassword);
    expect(await guest.client.auth.me()).toEqual(guest.user);
    expect(uploaded()).toEqual([]);
    await expect(send(Buffer.from('no picture'), { name: 'Dora Verdi' })).rejects.toMatchObject({ status: 400 });
    expect(await guest.client.auth.me()).toEqual(guest.user);
    const { user } = await send(picture, { ...body, currentPassword: guest.password });
    expect(user).toMatchObject({ name: 'Dora Verdi', avatar: expect.stringContaining('/uploads/') });
  });

  it('survives a change of the name that was under way', async () => {
    const [, { user }] = await Promise.all([update({ name: 'Dora Verdi' }), send(await pictureBytes())]);
    expect(await guest.client.auth.me()).toEqual({ ...user, name: 'Dora Verdi' });
  });

  it('leaves one file, whichever of two is the last', async () => {
    const picture = await pictureBytes();
    await Promise.all([send(picture), send(picture)]);
    const { avatar } = await guest.client.auth.me();
    expect(uploaded()).toEqual([avatar?.replace('/uploads/', '')]);
  });

  it.each([
    ['over 5 MB', 413, "Il peso dell'immagine non deve superare i 5MB", () => Buffer.alloc(5 * 2 ** 20 + 1)],
    [
      'too large',
      400,
      "La risoluzione dell'immagine non deve superare i 1000x1000 pixels",
      () => pictureBytes({ width: 1001 }),
    ],
    ['no picture', 400, "L'avatar deve essere un'immagine JPEG, PNG, WebP o GIF", () => Buffer.from('<svg/>')],
    ['empty', 400, 'Scegli un file', () => Buffer.alloc(0)],
  ])('is refused where it is %s', async (_, status, text, make) => {
    await expect(send(await make())).rejects.toMatchObject({ status, message: text, fields: { file: text } });
    expect(uploaded()).toEqual([]);
  });
});

describe('avatars in a row', () => {
  it('are twenty an hour for an account, as files and within JSON together, and then refused in words', async () => {
    const file = new Blob([new Uint8Array(await pictureBytes())]);
    const sendFile = () => guest.client.profile.updateWithPicture({ body: {}, file });
    for (let count = 0; count < 10; count += 1) {
      await sendFile();
      await update({ avatar: await pictureUrl() });
    }
    const refusal = { status: 429, message: 'Troppi tentativi. Riprova più tardi.' };
    await expect(sendFile()).rejects.toMatchObject(refusal);
    await expect(update({ name: 'Dora Verdi', avatar: await pictureUrl() })).rejects.toMatchObject(refusal);
    const answer = await fetch(`${site.origin}/api/auth/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ avatar: await pictureUrl() }),
    });
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect((await update({ name: 'Dora', avatar: '/api/avatars/bottts/dora-1.svg' })).user.name).toBe('Dora');
    const other = await site.signIn();
    expect((await other.client.profile.updateWithPicture({ body: {}, file })).user.avatar).toMatch(/^\/uploads\//);
    site.clock.advance(60 * 60_000);
    expect((await sendFile()).user.avatar).toMatch(/^\/uploads\//);
  });

  it('count though they are no pictures', async () => {
    const broken = dataUrl('image/png', Buffer.from('89504e470d0a1a0a0000', 'hex'));
    for (let count = 0; count < 20; count += 1)
      await expect(update({ avatar: broken })).rejects.toMatchObject({ status: 400 });
    await expect(update({ avatar: broken })).rejects.toMatchObject({ status: 429 });
  });
});
