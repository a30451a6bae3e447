import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoGuide } from '../../../../starter/guide.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let owner: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ isDemo: true });
  ({ client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

async function editGuide(
  change: (section: Section, index: number) => Partial<Section>,
  terms: { readonly checkInFrom?: string; readonly daysBefore?: number } = {},
): Promise<void> {
  const { sections, version } = await owner.guide.get();
  const edited = sections.map((section, index) => ({ ...section, ...change(section, index) }));
  await owner.guide.replace({ body: { sections: edited, ...terms }, version });
}
type Section = Awaited<ReturnType<TestSite['anyone']['guide']['get']>>['sections'][number];

const countTranslations = async () =>
  (await site.database.selectFrom('translations').selectAll().where('kind', '=', 'guide').execute()).length;

describe('the guide of a demo, as it is taken away', () => {
  it('goes with its translations and its hours, all of them named before', async () => {
    const { leaving, returning } = await owner.demo.view();
    expect(leaving.find(({ kind }) => kind === 'guide')).toMatchObject({
      count: demoGuide.length,
      titles: expect.arrayContaining(['Le chiavi', 'Il Wi-Fi']),
    });
    expect(returning).toContainEqual({
      kind: 'guide-hours',
      count: 2,
      titles: ['L’ora di arrivo', 'L’ora di partenza'],
    });
    expect(await countTranslations()).toBe(demoGuide.length * 2 * 3);
    await owner.demo.remove();
    expect(await owner.guide.get()).toMatchObject({ sections: [], checkInFrom: null, checkOutBy: null });
    expect(await countTranslations()).toBe(0);
  });

  it('keeps the section that the owner rewrote, in its languages, and only that one', async () => {
    await editGuide(({ title }) => (title === 'Il Wi-Fi' ? { content: '<p>Rete: Casa mia</p>' } : {}));
    const { staying } = await owner.demo.view();
    expect(staying).toContainEqual({ kind: 'guide', title: 'Il Wi-Fi', reason: 'Contiene le tue modifiche' });
    await owner.demo.remove();
    const { sections } = await owner.guide.get();
    expect(sections).toMatchObject([{ title: 'Il Wi-Fi', content: '<p>Rete: Casa mia</p>' }]);
    expect(await countTranslations()).toBe(2 * 3);
  });

  it('keeps what she added, and no section that she only moved or shows at another time', async () => {
    const { sections, version } = await owner.guide.get();
    const moved = sections.toReversed().map((section) => ({ ...section, shown: 'STAY' as const }));
    const added = { id: randomUUID(), title: 'La barca', content: '<p>È al molo.</p>', shown: 'STAY' as const };
    await owner.guide.replace({ body: { sections: [...moved, added] }, version });
    await owner.demo.remove();
    expect((await owner.guide.get()).sections).toEqual([added]);
  });

  it('keeps the hour that she set, and the days on which the guide opens', async () => {
    await editGuide(() => ({}), { checkInFrom: '15:00', daysBefore: 3 });
    await owner.demo.remove();
    expect(await owner.guide.get()).toMatchObject({ checkInFrom: '15:00', checkOutBy: null, daysBefore: 3 });
  });

  it('keeps the pictures and galleries of the section that stays, and lets those of the others go', async () => {
    const shown =
      '<div data-type="image" data-src="/uploads/ferry-arrival.jpg"></div>' +
      '<div data-type="gallery" data-slug="l-isola"></div>';
    await editGuide(({ content, title }) => (title === 'Le chiavi' ? { content: content + shown } : {}));
    expect((await owner.demo.view()).staying).toContainEqual({
      kind: 'gallery',
      title: 'L’isola',
      reason: 'È in uso: «Le chiavi»',
    });
    await owner.demo.remove();
    expect((await site.anyone.galleries.list()).map(({ slug }) => slug)).toEqual(['l-isola']);
    expect((await owner.media.list()).map(({ url }) => url)).toContain('/uploads/ferry-arrival.jpg');
  });

  it('lets the picture go that none but its own sections showed', async () => {
    await owner.demo.remove();
    expect((await owner.media.list()).map(({ url }) => url)).toEqual(['/uploads/hero-bay.jpg']);
  });
});

describe('the conversations of a demo, as it is taken away', () => {
  it('go with their bookings, whatever the owner answered, and are named before', async () => {
    const waiting = (await owner.bookings.list()).find(({ unanswered }) => unanswered);
    await owner.conversations.write({ params: { id: waiting?.id ?? '' }, body: { text: 'Conosco un cuoco.' } });
    const { leaving } = await owner.demo.view();
    expect(leaving.find(({ kind }) => kind === 'conversation')).toEqual({
      kind: 'conversation',
      count: 2,
      titles: ['Sofia Marchetti', 'Chiara Lombardi'],
    });
    await owner.demo.remove();
    expect(await site.database.selectFrom('booking_messages').selectAll().execute()).toEqual([]);
    expect(await owner.mail.list()).toEqual([]);
  });

  it('stay with a booking that stays', async () => {
    const [stay] = (await owner.bookings.list()).filter(
      ({ guest, status, startDate }) =>
        guest?.name === 'Sofia Marchetti' && status === 'CONFIRMED' && startDate > site.clock.today(),
    );
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'CASH', amount: 100 } as const;
    await owner.money.enter({ params: { id: stay?.id ?? '' }, body: { ...entry, date: site.clock.today() } });
    const { stayed } = await owner.demo.remove();
    expect(stayed).toContainEqual({
      kind: 'conversation',
      title: 'Sofia Marchetti',
      reason: 'È in uso: «Sofia Marchetti»',
    });
    expect(await owner.conversations.list({ params: { id: stay?.id ?? '' } })).toHaveLength(4);
  });
});
