import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { listExtrasIn } from '@approdo/shared/words/prices/extra-label';
import { sayGuests } from '@approdo/shared/words/stays/say-guests';
import { line, link, page, text } from '../../content/mail/index.ts';
import { dayIn, type OfStay, STAY } from '../../stays/stays/index.ts';
import type { StayFacts } from './guest-placeholders.ts';

/** Link to other dates, for letters about a stay that has no page of its own. */
export const BOOKINGS_LINK = { collegamento: page('Collegamento alle prenotazioni', '/booking') } as const;

export const CHECK_IN_LINK = {
  collegamento: link('Collegamento personale al modulo; sta solo qui', '/check-in#esempio'),
} as const;

export const CONTACT_LINK = { collegamento: page('Collegamento per scrivere', '/contact') } as const;

/** The days on which a guest asked to cancel and the owner did: the refund is counted from the former. */
export const CANCELLATION_DAYS = {
  chiesto: line(
    'Quando l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    dayIn('2027-05-03'),
    ({ stay: { cancellationAskedAt, closedAt } }: OfStay, language) =>
      cancellationAskedAt === null || closedAt === null ? '' : sayInstantDate(cancellationAskedAt, language),
  ),
  annullato: line(
    'Quando hai annullato ciò che l’ospite ha chiesto di annullare; manca se non l’ha chiesto',
    dayIn('2027-05-05'),
    ({ stay: { cancellationAskedAt, closedAt } }: OfStay, language) =>
      cancellationAskedAt === null || closedAt === null ? '' : sayInstantDate(closedAt, language),
  ),
} as const;

/** The owner's placeholders of a stay; children are only mentioned if there are any. */
export const FOR_OWNER = {
  ...STAY,
  ospiti: line('Numero di ospiti', '2', ({ stay }: OfStay) =>
    stay.children > 0 ? sayGuests(stay) : String(stay.numberOfGuests),
  ),
  collegamento: link(
    'Collegamento alla prenotazione nel back office',
    '/admin/bookings',
    ({ stay }: OfStay) => `/admin/bookings/${stay.id}`,
  ),
} as const;

/** The chosen extras and the discount code. */
export const EXTRAS_AND_CODE = {
  extra: line('Gli extra scelti; possono mancare', 'Cane × 2, Lettino', ({ stay }: OfStay, language) =>
    listExtrasIn(stay.extras, language),
  ),
  codice: line('Il codice sconto; può mancare', 'AMICI', ({ code }: Pick<StayFacts, 'code'>) => code ?? ''),
} as const;

/** How the owner reaches the guest. */
export const EMAIL = line("E-mail dell'ospite", 'ada@example.com', ({ stay }: OfStay) => stay.guestEmail ?? '');

export const PHONE = line('Telefono; può mancare', '+39 081 000000', ({ stay }: OfStay) => stay.guestPhone ?? '');

export const NOTE = text(
  "Note dell'ospite; possono mancare",
  'Arriviamo verso le 18.',
  ({ stay }: OfStay) => stay.note ?? '',
);
