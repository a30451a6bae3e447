import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { GUEST_FORM_FIELDS, listTablesOf } from '@approdo/shared/domain/law/register/guest-form-fields';
import { ITALY, type TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeCalls } from './check-in-client.ts';
import type { KnownCodes } from './validate-drafts.ts';

type Wanted = { readonly q: string; readonly kinds: readonly TableKind[] };

/** The names of saved codes, and Italy's code; what could not be loaded is, once the network is back. */
export function useKnownCodes(plan: CheckInPlan) {
  const [known, setKnown] = useState<KnownCodes>(() => new Map());
  const requested = useRef(new Set<string>());

  const learn = useCallback((rows: readonly OfficialCode[]) => {
    setKnown((before) => new Map([...before, ...rows.map((row) => [row.code, row] as const)]));
  }, []);

  useEffect(() => {
    async function look({ q, kinds }: Wanted): Promise<void> {
      if (requested.current.has(q)) return;
      requested.current.add(q);
      try {
        for (const kind of kinds) learn(await codeCalls.find({ query: { kind, q } }));
      } catch {
        requested.current.delete(q);
      }
    }
    const lookAll = () => {
      for (const wanted of listWanted(plan)) void look(wanted);
    };
    lookAll();
    addEventListener('online', lookAll);
    return () => removeEventListener('online', lookAll);
  }, [plan, learn]);

  const italy = [...known.values()].find(({ name }) => name === ITALY)?.code;
  return { known, italy, learn };
}

function listWanted({ guests, asksResidence }: CheckInPlan): readonly Wanted[] {
  const wanted = new Map<string, readonly TableKind[]>([[ITALY, ['STATI']]]);
  for (const guest of guests) {
    for (const field of GUEST_FORM_FIELDS) {
      const code = guest[field];
      // A residence may be free text: it is looked up as a code, and may not be found.
      const kinds =
        field === 'residencePlace'
          ? ['COMUNI' as const]
          : listTablesOf(field, guest, { italy: undefined, asksResidence });
      if (code && kinds.length > 0) wanted.set(code, [...new Set([...(wanted.get(code) ?? []), ...kinds])]);
    }
  }
  return [...wanted].map(([q, kinds]) => ({ q, kinds }));
}
