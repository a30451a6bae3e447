import type { AuditAction } from '@approdo/shared/domain/base/audit';
import { writeAudit } from '../../base/audit/index.ts';
import type { GuestStay, OnStayChange, StayEvent } from '../../stays/stays/index.ts';

/** The audit entry of each stay event. Events without one decide and change nothing and are not recorded. */
const EVENTS: Readonly<Partial<Record<StayEvent['kind'], readonly [AuditAction, string]>>> = {
  BOOKED: ['BOOKING_DECIDED', 'Confermata subito'],
  ENTERED: ['BOOKING_DECIDED', 'Inserita a mano e confermata'],
  CONFIRMED: ['BOOKING_DECIDED', 'Confermata'],
  REJECTED: ['BOOKING_DECIDED', 'Rifiutata'],
  CANCELLED: ['BOOKING_DECIDED', 'Annullata'],
  EXPIRED: ['BOOKING_DECIDED', 'Scaduta senza risposta'],
  LAPSED: ['BOOKING_DECIDED', 'Tornata in attesa: il pagamento non è arrivato'],
  CANCELLATION_DECLINED: ['BOOKING_DECIDED', 'Annullamento non accettato'],
  CANCELLATION_ASKED: ['BOOKING_EDITED', 'Annullamento chiesto'],
  CANCELLATION_TAKEN_BACK: ['BOOKING_EDITED', 'Richiesta di annullamento ritirata'],
  EDITED: ['BOOKING_EDITED', 'Modificata'],
  EXTRAS_CHANGED: ['BOOKING_EDITED', 'Extra o biancheria'],
  WITHDRAWN: ['BOOKING_DELETED', 'Ritirata da chi l’aveva chiesta'],
  REMOVED: ['BOOKING_DELETED', 'Eliminata'],
};

/** Records in the audit what happened to a stay and who did it, in the same transaction, without naming the guest. */
export const auditStays: OnStayChange = async ({ trx, clock, by = null, ...event }) => {
  const auditEvent = EVENTS[event.kind];
  const stay = event.after ?? event.before;
  if (!auditEvent || !stay) return;
  const [action, summary] = auditEvent;
  await writeAudit(trx, {
    at: clock.now(),
    by,
    action,
    object: 'STAY',
    objectId: stay.id,
    summary: `${summary}, ${sayDates(stay)}${sayFormerDates(event)}`,
  });
};

function sayDates({ startDate, endDate }: Pick<GuestStay, 'startDate' | 'endDate'>): string {
  return `dal ${startDate} al ${endDate}`;
}

function sayFormerDates({ before, after }: Pick<StayEvent, 'before' | 'after'>): string {
  if (!before || !after) return '';
  const isMoved = before.startDate !== after.startDate || before.endDate !== after.endDate;
  return isMoved ? `, prima ${sayDates(before)}` : '';
}
