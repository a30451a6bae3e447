import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from './browser-test.ts';
import { openDisplaySession } from './display-session.ts';
import { ensureWebKit } from './ensure-browsers.ts';

const run = promisify(execFile);

const SCREENS = ['/', '/gallery', '/booking', '/contact', '/blog/casa-zagara-stanza-per-stanza', '/login', '/register'];

test('no page has anything to complain of while it is loaded', async ({ site }) => {
  const { browser, display } = ensureWebKit();
  const displaySession = await openDisplaySession(display);
  const words = ['--enable-write-console-messages-to-stdout=true', '--exit-after-load'];
  // Under its driver WebKitGTK hides its console, so here it runs without.
  const read = async (address: string) =>
    (await run(browser, [...words, address], { env: displaySession.environment })).stderr;
  try {
    const page = 'data:text/html,<script>console.error("something")</script>';
    expect(await read(page)).toContain('CONSOLE ERROR something');
    for (const address of SCREENS)
      await test.step(address, async () => {
        expect(await read(`${site.origin}${address}`), address).not.toMatch(/^.*CONSOLE .*ERROR.*$/m);
      });
  } finally {
    await displaySession.close();
  }
});

test('a date that is empty reads as empty, and one that is typed is read', async ({ person, site }) => {
  await person.open(`${site.origin}/booking`);
  const form = person.at('region', 'Richiesta di prenotazione');
  const inkOf = async (label: string) => {
    const box = await form.boxOf(label);
    const inside = { left: box.left + 8, top: box.top + 8, width: box.width - 48, height: box.height - 16 };
    const cut = await sharp(await person.tab.picture())
      .extract(inside)
      .toBuffer();
    const { channels } = await sharp(cut).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await expect.poll(() => inkOf('Check-in')).toBeLessThan(1);
  await form.writeDate('Check-in', '2027-06-05');
  await expect.poll(() => inkOf('Check-in')).toBeGreaterThan(5);
  await expect.poll(() => inkOf('Check-out')).toBeLessThan(1);
});

test('where there are no passkeys none is spoken of', async ({ person, site }) => {
  await person.open(`${site.origin}/login`);
  expect(await person.tab.evaluate(() => 'PublicKeyCredential' in window, null)).toBe(false);
  await person.press('button', 'Accedi');
  await person.see('text', /E-mail/);
  await person.seeNo('text', /passkey/i);
});
