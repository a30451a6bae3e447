import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import {
  type GuestFormContext,
  type GuestFormField,
  listGuestFormFields,
  listMissingFields,
} from '@approdo/shared/domain/law/register/guest-form-fields';
import { isMasked } from '@approdo/shared/domain/law/register/mask-number';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import type { Party } from '@approdo/shared/domain/law/register/party';
import { findGuestFaults } from '@approdo/shared/domain/law/register/register-faults';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { type Message, say } from '@approdo/shared/words/say';
import { type GuestDraft, isWithheld, listVisible, roleOf } from './guest-draft.ts';

/** The rows of official lists that the page has seen, by code. */
export type KnownCodes = ReadonlyMap<string, OfficialCode>;

type ValidationContext = GuestFormContext & {
  readonly party: Party | null;
  readonly stay: Stay;
  readonly known: KnownCodes;
};

/** One guest's missing fields, and the faults of the others. */
export type ValidatedDraft = {
  readonly missing: readonly GuestFormField[];
  readonly wrong: readonly { readonly field: GuestFormField; readonly why: Message }[];
};

/** What the police portal will require of each guest, as far as the page can tell; none of it prevents saving. */
export function validateDrafts(drafts: readonly GuestDraft[], by: ValidationContext): readonly ValidatedDraft[] {
  const visible = listVisible(drafts, by.party);
  const guests = visible.map((draft, place) => ({
    ...draft,
    id: draft.key,
    sex: draft.sex === 'M' || draft.sex === 'F' ? (draft.sex as 'M' | 'F') : null,
    role: roleOf(by.party, place),
    headId: place === 0 ? null : (visible[0]?.key ?? null),
  }));
  const stay = { arrival: by.stay.startDate, departure: by.stay.endDate, guests };
  const faults = findGuestFaults(stay, tablesOf(by));
  return guests.map((guest) => {
    const requested = listGuestFormFields(guest, by).filter((field) => !isWithheld(guest, field));
    const missing = listMissingFields(guest, by).filter((field) => !isWithheld(guest, field));
    const found = faults.flatMap(({ guestId, field, why }) => {
      const isOfDraft = guestId === guest.id && field !== 'role' && requested.includes(field);
      return isOfDraft && !(field === 'docNumber' && isMasked(guest.docNumber)) ? [{ field, why }] : [];
    });
    const faultyFields = new Set<GuestFormField>(found.map(({ field }) => field));
    const others = missing
      .filter((field) => !faultyFields.has(field))
      .map((field) => ({ field, why: say('guestFieldMissing') }));
    return { missing, wrong: [...found, ...others] };
  });
}

/** Codes that the page has not seen are assumed to exist: the server has the whole list. */
function tablesOf({ italy, known }: ValidationContext): OfficialTables {
  const find = (code: string) => {
    const row = known.get(code);
    const { name = '', province = null, endedOn = null } = row ?? {};
    return { code, name, province, endedOn };
  };
  return { italy: italy ?? '', findMunicipality: find, findState: find, findDocument: find, roleCode: () => '' };
}
