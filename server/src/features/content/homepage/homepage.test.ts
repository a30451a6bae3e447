import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  writeFileSync(join(site.uploads, 'hero.jpg'), '');
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

describe('the homepage', () => {
  it('is read by anyone', async () => {
    expect(await site.anyone.homepage.get()).toMatchObject({
      siteName: 'Casa Zagara',
      primaryButton: { link: '/booking', visible: true },
      secondaryButton: { link: '/gallery', visible: true },
    });
  });

  it('answers an edit with all of it, and keeps what is left out', async () => {
    const before = await site.anyone.homepage.get();
    const after = await admin.homepage.update({
      body: { heroTitle: '  Nuovo\ttitolo ', heroImage: '/uploads/hero.jpg', primaryButton: { visible: false } },
    });
    expect(after).toEqual({
      ...before,
      heroTitle: 'Nuovo titolo',
      heroImage: '/uploads/hero.jpg',
      primaryButton: { ...before.primaryButton, visible: false },
      version: after.version,
    });
    expect(await site.anyone.homepage.get()).toEqual(after);
  });

  it('begins in the colours of the sea, and keeps others until they are changed', async () => {
    expect(await site.anyone.homepage.get()).toMatchObject({ accent: 'sea' });
    await admin.homepage.update({ body: { accent: 'olive' } });
    expect(await admin.homepage.update({ body: { siteName: 'Casa degli ulivi' } })).toMatchObject({ accent: 'olive' });
  });

  it('takes no colour that is not tested', async () => {
    const body = JSON.stringify({ accent: '#ffff00' });
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${site.origin}/api/homepage`, { method: 'PUT', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { accent: 'Scegli un colore' } });
  });

  it('takes a hero from an https address', async () => {
    const heroImage = 'https://example.com/mare.jpg';
    expect(await admin.homepage.update({ body: { heroImage } })).toMatchObject({ heroImage });
  });

  it.each([
    ['/uploads/missing.jpg', "L'immagine non esiste nella libreria dei media"],
    ['/uploads/waves.mp3', "L'immagine non esiste nella libreria dei media"],
    ['http://example.com/a.jpg', "L'indirizzo di un'immagine inizia con /uploads/ oppure con https://"],
    ['', "Scegli un'immagine"],
  ])('takes no hero from "%s"', async (heroImage, text) => {
    await expect(admin.homepage.update({ body: { heroImage } })).rejects.toMatchObject({
      status: 400,
      fields: { heroImage: text },
    });
  });

  it.each(['javascript:alert(1)', '//example.com', 'data:text/html,x', ''])('takes no button to "%s"', async (link) => {
    const body = { primaryButton: { link }, secondaryButton: { link } };
    await expect(admin.homepage.update({ body })).rejects.toMatchObject({
      status: 400,
      fields: { 'primaryButton.link': expect.any(String), 'secondaryButton.link': expect.any(String) },
    });
  });

  it.each(['siteName', 'heroTitle', 'heroSubtitle'])('is never without %s', async (field) => {
    await expect(admin.homepage.update({ body: { [field]: ' ' } })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: 'Campo obbligatorio' },
    });
  });

  it('drops the pages that show it', async () => {
    let renderings = 0;
    const other = await createTestSite({
      renderPage: async () => {
        renderings += 1;
        return { status: 200, html: '<!doctype html><title>home</title>' };
      },
    });
    const { client } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
    await fetch(`${other.origin}/`);
    await fetch(`${other.origin}/`);
    await client.homepage.update({ body: { siteName: 'Altra casa' } });
    await fetch(`${other.origin}/`);
    await other.close();
    expect(renderings).toBe(2);
  });
});

it('is not answered from a column that no longer holds it, and the log says which, but not what it holds', async () => {
  const lines: string[] = [];
  const spoilt = await createTestSite({ onLogLine: (line) => lines.push(line) });
  spoilt.leaveUninspected('its column is spoilt by hand');
  await spoilt.database.updateTable('homepage').set({ primary_button: '{"text":7,"link":"/segreto"}' }).execute();
  const answer = await fetch(`${spoilt.origin}/api/homepage`);
  await spoilt.close();
  expect(answer.status).toBe(500);
  const faultLines = lines.filter((line) => line.includes('homepage.primary_button'));
  expect(faultLines.join('\n')).toContain('does not hold what it should: text (invalid_type), visible (invalid_type)');
  expect(lines.join('\n')).not.toContain('/segreto');
});
