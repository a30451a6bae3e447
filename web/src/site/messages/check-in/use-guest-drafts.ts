import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import type { AskedField } from '@approdo/shared/domain/law/register/asked-fields';
import type { Party } from '@approdo/shared/domain/law/register/party';
import { wordWhy } from '@approdo/shared/words/law/say-guest-fault';
import { useRef, useState } from 'react';
import { type FurtherTexts, useFurtherTexts } from '../../texts/use-texts.ts';
import { blankDraft, draftsOf, type GuestDraft, keepTyped, listShown, sentOf, withSaved } from './guest-draft.ts';
import { type JudgedDraft, judgeDrafts } from './judge-drafts.ts';
import { useKnownCodes } from './use-known-codes.ts';

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
  const judged = judgeDrafts(all, { ...by, party, stay: plan, known });

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
    shown: listShown(all, party),
    /** The fields missing when it was last saved; empty if there were none. */
    missing,

    chooseParty(chosen: Party): void {
      setParty(chosen);
      if (chosen !== 'ALONE' && all.length < 2) setAll([...all, makeBlank()]);
    },
    change(key: string, change: Partial<Record<AskedField, string>>): void {
      setAll((before) => before.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)));
    },
    add: () => setAll([...all, makeBlank()]),
    remove: (key: string) => setAll((before) => before.filter((draft) => draft.key !== key)),

    /** Takes over what is saved now: what was sent, or what others changed. */
    follow(fresh: CheckInPlan, isSent: boolean): void {
      setPlan(fresh);
      setAll((before) => (isSent ? withSaved(before, fresh) : keepTyped(before, fresh)));
    },
    noteSaved: () => setMissing(sayMissing(judged, texts)),

    /** The guests to be sent; saved ones are identified by their ids. */
    write(base: CheckInPlan) {
      const drafts = base === plan ? all : withSaved(all, base);
      return { party: party ?? '', guests: sentOf(drafts, party, by) };
    },
    wrongOf: (place: number): Readonly<Record<string, string>> =>
      Object.fromEntries(judged[place]?.wrong.map((one) => [one.field, sayWhy(one, texts)]) ?? []),
  };
}

/** `Cognome, Nome` for a single guest; for several, each with her number. */
function sayMissing(judged: readonly JudgedDraft[], { checkIn: words }: FurtherTexts): string {
  const said = judged.flatMap(({ missing }, place) => {
    if (missing.length === 0) return [];
    const fields = missing.map((field) => words.fields[field]).join(', ');
    return [judged.length === 1 ? fields : `${words.guest(String(place + 1))} (${fields})`];
  });
  return said.join('; ');
}

function sayWhy({ field, why }: JudgedDraft['wrong'][number], { refusals, registerRefusals }: FurtherTexts): string {
  return wordWhy({ field, why }, { ...refusals, ...registerRefusals });
}

/** The fields that choosing a row changes: its own, and a place that no longer fits. */
export function choosing(field: AskedField, row: OfficialCode | undefined): Partial<Record<AskedField, string>> {
  const others: Partial<Record<AskedField, AskedField>> = {
    birthState: 'birthPlace',
    residenceState: 'residencePlace',
  };
  const other = others[field];
  return { [field]: row?.code ?? '', ...(other && { [other]: '' }) };
}
