import { fillWording, headWording } from '@approdo/shared/domain/base/text/wording';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', offers: ['de'] });
});
afterEach(() => site.close());

it.each([
  ['it', 'Ciao {nome}, {arrivo}'],
  ['de', 'Hallo {nome}, {arrivo}'],
] as const)(
  'what the owner sees of her wording as she writes it in %s is what the guest gets',
  async (language, subject) => {
    const { client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { client: guest } = await site.signIn();
    const { id } = await guest.bookings.request({ body: aStayRequest({ language }) });
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const named = { params: { kind: 'ARRIVAL' }, query: { language } };
    const body = '{arrivo} – {partenza}\n{indirizzo}\n{totale}\n\n{collegamento}';

    // As the preview beside the form does: the typed text with samples and the values of the next booking.
    const wording = (await owner.mail.listWordings({ query: { language } })).find(({ kind }) => kind === 'ARRIVAL');
    const samples = Object.fromEntries((wording?.placeholders ?? []).map(({ name, sample }) => [name, sample]));
    const { values } = await owner.stayLetters.example(named);
    const preview = headWording(fillWording({ subject, body }, { ...samples, ...values }), 'Casa Zagara');

    await owner.mail.changeWording({ ...named, body: { subject, body } });
    await owner.stayLetters.send({ params: { id, kind: 'ARRIVAL' } });
    const sent = (await site.deliverMail()).at(-1);
    expect(preview.subject).toContain('Ada Rossi');
    expect({ subject: sent?.subject, body: sent?.body?.trimEnd() }).toEqual({
      subject: preview.subject,
      body: preview.body.trimEnd(),
    });
  },
);
