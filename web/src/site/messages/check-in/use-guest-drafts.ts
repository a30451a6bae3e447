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

/** The guests as they are typed, with whom they travel, and what is known of official lists. */
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
    /** What was still to be said as it was last saved; empty where nothing was. */
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

    /** What is saved now, whether it is what was sent or others changed it. */
    follow(fresh: CheckInPlan, isSent: boolean): void {
      setPlan(fresh);
      setAll((before) => (isSent ? withSaved(before, fresh) : keepTyped(before, fresh)));
    },
    noteSaved: () => setMissing(sayMissing(judged, texts)),

    /** As it is sent; who is saved already is kept by what is known of her. */
    write(base: CheckInPlan) {
      const drafts = base === plan ? all : withSaved(all, base);
      return { party: party ?? '', guests: sentOf(drafts, party, by) };
    },
    wrongOf: (place: number): Readonly<Record<string, string>> =>
      Object.fromEntries(judged[place]?.wrong.map((one) => [one.field, sayWhy(one, texts)]) ?? []),
  };
}

/** `Cognome, Nome` of one guest; of several each with her number. */
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

/** What choosing a row in a field changes besides. */
export function choosing(field: AskedField, row: OfficialCode | undefined): Partial<Record<AskedField, string>> {
  const others: Partial<Record<AskedField, AskedField>> = {
    birthState: 'birthPlace',
    residenceState: 'residencePlace',
  };
  const other = others[field];
  return { [field]: row?.code ?? '', ...(other && { [other]: '' }) };
}
