import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import type { GuestFormField } from '@approdo/shared/domain/law/register/guest-form-fields';
import type { Party } from '@approdo/shared/domain/law/register/party';
import { formatReason } from '@approdo/shared/words/law/say-guest-fault';
import { useRef, useState } from 'react';
import { type FurtherTexts, useFurtherTexts } from '../../texts/use-texts.ts';
import { blankDraft, draftsOf, type GuestDraft, listVisible, mergeTyped, sentOf, withSaved } from './guest-draft.ts';
import { useKnownCodes } from './use-known-codes.ts';
import { type ValidatedDraft, validateDrafts } from './validate-drafts.ts';

export type GuestDrafts = ReturnType<typeof useGuestDrafts>;

/** The guests as typed, their party, and the known rows of official lists. */
export function useGuestDrafts(opened: CheckInPlan) {
  const texts = useFurtherTexts();
  const [plan, setPlan] = useState(opened);
  const [all, setAll] = useState(() => draftsOf(opened));
  const [party, setParty] = useState<Party | null>(opened.party ?? (opened.numberOfGuests === 1 ? 'ALONE' : null));
  const [missing, setMissing] = useState('');
  const added = useRef(0);
  const { known, italy, learn } = useKnownCodes(opened);

  const by = { italy, asksResidence: plan.asksResidence };
  const validated = validateDrafts(all, { ...by, party, stay: plan, known });

  function makeBlank(): GuestDraft {
    added.current += 1;
    return blankDraft(`added ${added.current}`);
  }

  return {
    plan,
    party,
    by,
    known,
    learn,
    visible: listVisible(all, party),
    /** The fields missing when it was last saved; empty if there were none. */
    missing,

    chooseParty(chosen: Party): void {
      setParty(chosen);
      if (chosen !== 'ALONE' && all.length < 2) setAll([...all, makeBlank()]);
    },
    change(key: string, change: Partial<Record<GuestFormField, string>>): void {
      setAll((before) => before.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)));
    },
    add: () => setAll([...all, makeBlank()]),
    remove: (key: string) => setAll((before) => before.filter((draft) => draft.key !== key)),

    /** Takes over what is saved now: what was sent, or what others changed. */
    follow(fresh: CheckInPlan, isSent: boolean): void {
      setPlan(fresh);
      setAll((before) => (isSent ? withSaved(before, fresh) : mergeTyped(before, fresh)));
    },
    noteSaved: () => setMissing(sayMissing(validated, texts)),

    /** The guests to be sent; saved ones are identified by their ids. */
    write(base: CheckInPlan) {
      const drafts = base === plan ? all : withSaved(all, base);
      return { party: party ?? '', guests: sentOf(drafts, party, by) };
    },
    wrongOf: (place: number): Readonly<Record<string, string>> =>
      Object.fromEntries(validated[place]?.wrong.map((one) => [one.field, sayWhy(one, texts)]) ?? []),
  };
}

/** `Cognome, Nome` for a single guest; for several, each with her number. */
function sayMissing(validated: readonly ValidatedDraft[], { checkIn: words }: FurtherTexts): string {
  const sentences = validated.flatMap(({ missing }, place) => {
    if (missing.length === 0) return [];
    const fields = missing.map((field) => words.fields[field]).join(', ');
    return [validated.length === 1 ? fields : `${words.guest(String(place + 1))} (${fields})`];
  });
  return sentences.join('; ');
}

function sayWhy({ field, why }: ValidatedDraft['wrong'][number], { refusals, registerRefusals }: FurtherTexts): string {
  return formatReason({ field, why }, { ...refusals, ...registerRefusals });
}

/** The fields that choosing a row changes: its own, and a place that no longer fits. */
export function choosing(
  field: GuestFormField,
  row: OfficialCode | undefined,
): Partial<Record<GuestFormField, string>> {
  const others: Partial<Record<GuestFormField, GuestFormField>> = {
    birthState: 'birthPlace',
    residenceState: 'residencePlace',
  };
  const other = others[field];
  return { [field]: row?.code ?? '', ...(other && { [other]: '' }) };
}
