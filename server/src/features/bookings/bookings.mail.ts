import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { countNights, type Stay } from '@approdo/shared/domain/stay';
import type { GuestStay } from './bookings.repository.ts';

/** What a person is told, whoever it is sent to. */
export type Tidings = { readonly kind: string; readonly subject: string; readonly body: string };

type Property = { readonly name: string };

export function requestReceived(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_REQUESTED',
    subject: `Abbiamo ricevuto la tua richiesta: ${spanOf(stay)}`,
    body: letterTo(stay, property, [
      `abbiamo ricevuto la tua richiesta di soggiorno presso ${property.name}.`,
      listStay(stay),
      'Non è ancora una conferma: esamineremo la richiesta e ti scriveremo appena possibile.',
      `Puoi seguirla, o ritirarla, da qui: ${origin}/booking`,
    ]),
  };
}

export function stayConfirmed(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_CONFIRMED',
    subject: `Prenotazione confermata: ${spanOf(stay)}`,
    body: letterTo(stay, property, [
      `la tua prenotazione presso ${property.name} è confermata: ti aspettiamo!`,
      listStay(stay),
      `La ritrovi fra le tue prenotazioni: ${origin}/booking`,
    ]),
  };
}

export function requestRejected(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_REJECTED',
    subject: `Richiesta non accolta: ${spanOf(stay)}`,
    body: letterTo(stay, property, [
      `purtroppo non possiamo accogliere la tua richiesta di soggiorno presso ${property.name}.`,
      listStay(stay),
      `Se le tue date sono flessibili, guarda quando la casa è libera: ${origin}/booking`,
    ]),
  };
}

export function stayChanged(
  { before, after }: { readonly before: GuestStay; readonly after: GuestStay },
  property: Property,
  origin: string,
): Tidings {
  return {
    kind: 'BOOKING_CHANGED',
    subject: `La tua prenotazione è cambiata: ${spanOf(after)}`,
    body: letterTo(after, property, [
      `abbiamo modificato la tua prenotazione confermata presso ${property.name}. Ora è così:`,
      listStay(after),
      `Prima era così:\n\n${listStay(before)}`,
      `La ritrovi fra le tue prenotazioni: ${origin}/booking`,
    ]),
  };
}

export function stayCancelled(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_CANCELLED',
    subject: `Prenotazione annullata: ${spanOf(stay)}`,
    body: letterTo(stay, property, [
      `la tua prenotazione confermata presso ${property.name} è stata annullata.`,
      listStay(stay),
      `Se non te lo aspettavi, scrivici: ${origin}/contact`,
    ]),
  };
}

export function requestForOwner(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_REQUESTED_OWNER',
    subject: `Nuova richiesta da ${stay.guestName}: ${spanOf(stay)}`,
    body: paragraphs([
      `${stay.guestName} chiede di soggiornare presso ${property.name}.`,
      listStay(stay),
      `E-mail: ${stay.guestEmail}`,
      ...(stay.note === null ? [] : [`Note:\n${stay.note}`]),
      `Confermala o rifiutala da qui: ${origin}/admin/bookings`,
    ]),
  };
}

export function requestWithdrawn(stay: GuestStay, property: Property, origin: string): Tidings {
  return {
    kind: 'BOOKING_WITHDRAWN_OWNER',
    subject: `Richiesta ritirata da ${stay.guestName}: ${spanOf(stay)}`,
    body: paragraphs([
      `${stay.guestName} ha ritirato la richiesta di soggiornare presso ${property.name}.`,
      listStay(stay),
      `Tutte le prenotazioni: ${origin}/admin/bookings`,
    ]),
  };
}

function letterTo(stay: GuestStay, property: Property, middle: readonly string[]): string {
  return paragraphs([`Ciao ${stay.guestName},`, ...middle, `A presto,\n${property.name}`]);
}

function paragraphs(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}

function spanOf({ startDate, endDate }: Stay): string {
  return `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}

function listStay(stay: GuestStay): string {
  return [
    `Check-in: ${formatLocalDate(stay.startDate)}`,
    `Check-out: ${formatLocalDate(stay.endDate)}`,
    `Notti: ${countNights(stay)}`,
    `Ospiti: ${stay.numberOfGuests}`,
  ].join('\n');
}
