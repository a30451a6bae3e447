import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { InstantReason, InstantRules } from '@approdo/shared/domain/prices/instant';
import { useMemo } from 'react';
import { useSameDayTurnover } from '../../../content/property/index.ts';
import { useRead } from '../../../session/use-read.ts';
import { useBookingsFrom } from '../../../stays/stays/index.ts';
import { useChannels } from '../../instant-facts/index.ts';
import { INSTANT, INSTANT_REASON_NAMES } from '../texts/instant.ts';
import { useImportedStays } from '../use-rule-check.ts';
import { type InstantSurroundings, judgeTrial } from './price-trial.ts';
import type { Trial } from './trial.ts';
import { TrialPart } from './trial-part.tsx';

/** States of a channel whose sales may be unknown. */
const UNCERTAIN_STATES = ['FAILING', 'SUSPECT', 'PAUSED', 'NEEDS_ADDRESS'];

type Props = { readonly trial: Trial; readonly total: number | null; readonly instant: InstantRules };

/** Whether the stay would be confirmed at once, or why not. */
export function InstantAnswer({ trial, total, instant }: Props) {
  const surroundings = useSurroundings();
  const reasons = useMemo(
    () => surroundings && judgeTrial(trial, { total, instant, surroundings }),
    [surroundings, trial, total, instant],
  );
  if (!reasons) return null;
  const isYes = instant.isOn && reasons.length === 0;
  return (
    <TrialPart id="instant-answer" title={isYes ? INSTANT.yes : INSTANT.no}>
      {!instant.isOn && <p>{INSTANT.isOff}</p>}
      <ul>
        {reasons.flatMap(nameReason).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </TrialPart>
  );
}

function nameReason(reason: InstantReason): string[] {
  return reason in INSTANT_REASON_NAMES ? [INSTANT_REASON_NAMES[reason as keyof typeof INSTANT_REASON_NAMES]] : [];
}

/** Undefined until everything is loaded. */
function useSurroundings(): InstantSurroundings | undefined {
  const { data: bookings } = useBookingsFrom(todayInRome(new Date()));
  const { data: rules } = useRead(stayRules.get);
  const { data: importedStays } = useImportedStays();
  const { data: channels } = useChannels();
  const sameDayTurnover = useSameDayTurnover();
  return useMemo(
    () =>
      bookings && rules && channels
        ? {
            rules,
            bookings,
            importedStays: importedStays ?? [],
            sameDayTurnover,
            areChannelsUpToDate: !channels.some(({ state }) => UNCERTAIN_STATES.includes(state)),
          }
        : undefined,
    [bookings, rules, importedStays, channels, sameDayTurnover],
  );
}
