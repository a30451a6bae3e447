// @vitest-environment jsdom
import type { MailWording } from '@approdo/shared/contract/content/mail';
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, see, showAdmin } from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { LetterPreview } from './letter-tools.tsx';

afterEach(leaveAdmin);

const PLACEHOLDERS: MailWording['placeholders'] = [
  { name: 'nome', kind: 'line', meaning: 'Nome', sample: 'Maria Esempio' },
  { name: 'indirizzo', kind: 'text', meaning: 'Indirizzo', sample: 'Via di prova 1' },
  { name: 'collegamento', kind: 'link', meaning: 'Pagina', sample: 'https://example.org/booking' },
];
const DRAFT = { subject: 'Ciao {nome}', body: 'Ti aspettiamo.\n\n{indirizzo}\n\n{collegamento}' };
const EXAMPLE = {
  ...{ bookingId: 'b1', guestName: 'Ada Rossi', startDate: '2027-06-12' },
  values: { nome: 'Ada Rossi', indirizzo: '', collegamento: 'https://example.org/de/booking/b1' },
};
const ADDRESS = 'GET /mail/wordings/ARRIVAL/example';

const show = (answers: Readonly<Record<string, unknown>>) =>
  showAdmin(
    <LetterPreview
      kind="ARRIVAL"
      language="de"
      placeholders={PLACEHOLDERS}
      draft={DRAFT}
      isSaving={false}
      onSample={() => {}}
    />,
    answers,
  );

const linesOf = () => [...document.querySelectorAll('article p')].map(({ textContent }) => textContent);

test('a wording is shown as the guest of the next booking would read it, in the language that it is asked in', async () => {
  const { calls } = await show({ [ADDRESS]: EXAMPLE });
  await see('Con la prossima prenotazione: Ada Rossi');
  // A paragraph whose placeholder is empty for this guest is left out, although there is a sample for it.
  expect(linesOf()).toEqual(['Ciao Ada Rossi', 'Ti aspettiamo.\n\nhttps://example.org/de/booking/b1\n']);
  expect(find('article').lang).toBe('de');
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/mail/wordings/ARRIVAL/example', query: { language: 'de' } }),
  );
});

test('the name of the house stands above it, as it will arrive, where its subject does not have it', async () => {
  await show({ [ADDRESS]: EXAMPLE, 'GET /property': { name: 'Casa Zagara' } });
  await see('Casa Zagara');
  expect(linesOf()[1]).toMatch(/^Casa Zagara\n\nTi aspettiamo\./);
});

test('where no booking is to come it is filled with samples, and says so', async () => {
  await show({});
  await see('Con dati di esempio.');
  expect(linesOf()).toEqual([
    'Ciao Maria Esempio',
    'Ti aspettiamo.\n\nVia di prova 1\n\nhttps://example.org/booking\n',
  ]);
});
