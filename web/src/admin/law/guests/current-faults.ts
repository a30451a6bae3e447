import type { StayGuests } from '@approdo/shared/contract/law/register-guests';
import { draftOfGuest, type GuestDraft } from './guest-draft.ts';

/** The faults of the last response that are still current: those of changed fields are left out. */
export function listCurrentFaults({ guests, faults }: StayGuests, drafts: readonly GuestDraft[]): StayGuests['faults'] {
  const before = new Map(guests.map((guest) => [guest.id, draftOfGuest(guest)]));
  const now = new Map(drafts.map((guest) => [guest.key, guest]));
  return faults.filter(({ guestId, field }) => isAsItWas(field, before.get(guestId), now.get(guestId)));
}

/** The reason alone, to stand beside a field: `Ospite 1, Paolo Rossi – Cognome: è obbligatorio` is `è obbligatorio`. */
export function reasonIn(text: string): string {
  const label = text.lastIndexOf(' – ');
  const reason = text.indexOf(': ', label);
  return label < 0 || reason < 0 ? text : text.slice(reason + 2);
}

function isAsItWas(field: string, before: GuestDraft | undefined, now: GuestDraft | undefined): boolean {
  if (!before || !now) return false;
  // Faults of a head are reported for the field of the role.
  const fields = field === 'role' ? ['role', 'headId'] : [field];
  return fields.every((name) => typedIn(before, name) === typedIn(now, name));
}

function typedIn(guest: GuestDraft, field: string): unknown {
  return Object.entries(guest).find(([name]) => name === field)?.[1];
}
