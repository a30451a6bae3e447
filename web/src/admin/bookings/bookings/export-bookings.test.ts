import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { expect, test } from 'vitest';
import { writeBookingEvent, writeBookingsCsv } from './export-bookings.ts';

const stay: Booking = {
  id: 'b7e2',
  startDate: '2027-06-05',
  endDate: '2027-06-12',
  status: 'CONFIRMED',
  isBlocked: false,
  guestName: 'Ada Rossi',
  guestEmail: 'ada@example.com',
  numberOfGuests: 2,
  linen: true,
  note: 'Con un cane; piccolo',
  foundBy: 'FRIENDS',
  createdAt: '2027-02-28T23:30:00.000Z',
  guestPhone: '+39 333 1234567',
  source: 'SITE',
  money: { total: 60_571, byAgreement: false, paid: 18_171, missing: 42_400, isLate: false, next: null },
};

const block: Booking = {
  id: 'c1',
  startDate: '2027-07-01',
  endDate: '2027-07-03',
  status: 'NOT_AVAILABLE',
  isBlocked: true,
  reason: 'Lavori',
  source: 'OWNER',
  createdAt: '2027-03-01T10:00:00.000Z',
};

test('a list of bookings is a table for a spreadsheet, its days those of Rome', async () => {
  const file = writeBookingsCsv([stay, block], '2027-03-02');
  expect(file.name).toBe('prenotazioni-2027-03-02.csv');
  expect((await file.text()).split('\r\n')).toEqual([
    '"Ospite";"E-mail";"Check-in";"Check-out";"Notti";"Ospiti";"Biancheria";"Stato";"Note";"Ricevuta il";"Ci ha trovato";"Prezzo";"Pagato";"Manca";"Telefono";"Provenienza"',
    '"Ada Rossi";"ada@example.com";"2027-06-05";"2027-06-12";"7";"2";"Sì";"Confermata";"Con un cane; piccolo";"2027-03-01";"Passaparola";"605,71";"181,71";"424,00";"\'+39 333 1234567";"Sito"',
    '"Date bloccate";"";"2027-07-01";"2027-07-03";"";"";"";"Non disponibile";"Lavori";"2027-03-01";"";"";"";"";"";"Inserita da te"',
    '',
  ]);
});

test('a stay brought from a portal has its name in place of who entered it', async () => {
  const brought: Booking = { ...stay, source: 'OWNER', portal: 'Airbnb' };
  expect(await writeBookingsCsv([brought], '2027-03-02').text()).toContain('"Airbnb"\r\n');
});

function nightsAt(as: 'STAY' | 'CLOSURE', checkOut: string) {
  return { id: 'c1', name: 'Airbnb', as, checkOut };
}

test.each(['2027-07-03', '2027-07-04'])(
  'a guest of a portal leaves on the day that the portal says, where days are taken up to %s',
  async (endDate) => {
    const stayThere: Booking = { ...block, endDate, reason: null, channel: nightsAt('STAY', '2027-07-04') };
    const [, line] = (await writeBookingsCsv([stayThere], '2027-03-02').text()).split('\r\n');
    expect(line).toBe(
      '"Airbnb";"";"2027-07-01";"2027-07-04";"3";"";"";"Non disponibile";"";"2027-03-01";"";"";"";"";"";"Airbnb"',
    );
    const event = await writeBookingEvent(stayThere, '', new Date('2027-03-01T10:00:00Z')).text();
    expect(event).toContain('DTEND;VALUE=DATE:20270705');
    expect(event.replaceAll('\r\n ', '')).toContain('Check-out: lug 04\\, 2027\\n3 notti');
  },
);

test('nights that come from a portal name it', async () => {
  const imported = { ...block, reason: null, channel: nightsAt('CLOSURE', '2027-07-04') };
  const [, line] = (await writeBookingsCsv([imported], '2027-03-02').text()).split('\r\n');
  expect(line).toBe(
    '"Airbnb";"";"2027-07-01";"2027-07-03";"";"";"";"Non disponibile";"";"2027-03-01";"";"";"";"";"";"Airbnb"',
  );
});

test('a booking is an event that has the day of departure', async () => {
  const file = writeBookingEvent(stay, 'Via del Mare 1', new Date('2027-03-01T10:00:00Z'));
  expect(file.name).toBe('soggiorno-2027-06-05.ics');
  expect(file.type).toContain('text/calendar');
  const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:b7e2',
      'DTSTART;VALUE=DATE:20270605',
      'DTEND;VALUE=DATE:20270613',
      'SUMMARY:Ada Rossi (Confermata)',
      'DESCRIPTION:Check-in: giu 05\\, 2027\\nCheck-out: giu 12\\, 2027\\n7 notti\\n2 ospiti\\, con biancheria\\nada@example.com\\nCon un cane\\; piccolo',
      'LOCATION:Via del Mare 1',
      'STATUS:CONFIRMED',
    ]),
  );
});

test.each([
  ['PENDING', 'TENTATIVE'],
  ['REJECTED', 'CANCELLED'],
] as const)('a booking that is %s is an event that is %s', async (status, written) => {
  const text = await writeBookingEvent({ ...stay, status }, '', new Date('2027-03-01T10:00:00Z')).text();
  expect(text).toContain(`STATUS:${written}`);
});
