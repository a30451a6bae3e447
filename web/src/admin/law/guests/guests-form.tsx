import {
  registerGuests,
  type StayGuests,
  stayGuests,
  stayGuestsEdit,
} from '@approdo/shared/contract/law/register-guests';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import type { AskedBy } from '@approdo/shared/domain/law/register/asked-fields';
import type { Identification as How, Identification } from '@approdo/shared/domain/law/register/register-stay';
import { Group, Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { sayThisFirst, describeServerError } from '../../kit/feedback/failure.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useHoldPart } from '../../kit/form/leavable-part.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { refreshedBy } from '../../session/refreshes.ts';
import { type AskedOf, useCall } from '../../session/use-call.ts';
import {
  adoptIds,
  arrangeParty,
  blankGuest,
  draftOf,
  type GuestDraft,
  PARTIES,
  partyOf,
  settleHeads,
  writeGuests,
} from './guest-draft.ts';
import { GuestEntry } from './guest-entry.tsx';
import styles from './guests-form.module.css';
import { GuestsStanding } from './guests-standing.tsx';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS, IDENTIFIED, PARTY } from './texts/register-guests.ts';
import { listToldFaults, reasonIn } from './told-faults.ts';
import { TravelFields } from './travel-fields.tsx';

type Props = {
  readonly stay: StayOfGuests;
  readonly told: StayGuests;
  readonly by: AskedBy;
  /** How the property reports to its region; NONE where it does not. */
  readonly system: RegionalSystem;
  readonly loadLatest: LoadLatest;
};

/** The guests of a stay, saved together; gaps are allowed. */
export function GuestsForm({ stay, told: begun, by, system, loadLatest: loadLatest }: Props) {
  const { form, told, identify, isIdentifying } = useGuestsForm({ stay, begun, loadLatest: loadLatest });
  const leave = useHoldPart(useLeaveGuard({ isChanged: form.isChanged }));
  const { guests } = form.draft;
  const faults = listToldFaults(told, guests);
  const change = (changed: readonly GuestDraft[]) => form.change('guests', settleHeads(changed));
  const faultOf = (index: number) => (field: string) => {
    const found = faults.find(({ guestId, field: at }) => guestId === guests[index]?.key && at === field);
    return form.faults[`guests.${index}.${field}`] ?? (found && reasonIn(found.text));
  };
  return (
    <form {...form.props} className={styles.form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <GuestsStanding stay={stay} told={told} faults={faults.length} hasTables={by.italy !== undefined} />
        <PartyField guests={guests} onChange={change} />
        <ListField
          legend={GUESTS.title}
          entries={guests}
          blank={blankGuest(makeKey())}
          words={{ add: GUESTS.add, remove: GUESTS.remove }}
          nameOf={GUESTS.guest}
          onChange={change}
        >
          {(guest, index) => (
            <GuestEntry
              guest={guest}
              place={index + 1}
              guests={guests}
              known={told.guests.find(({ id }) => id === guest.key)}
              stay={stay}
              by={by}
              faultOf={faultOf(index)}
              isBusy={isIdentifying}
              onIdentify={(how) => void identify(guest.key, how)}
              onChange={(changed) => change(guests.with(index, { ...guest, ...changed }))}
            />
          )}
        </ListField>
        <TravelFields draft={form.draft} system={system} faults={form.faults} onChange={form.change} />
        <FormButtons submit={GUESTS.save} isSaving={form.isSaving} onCancel={() => leave?.()} />
      </Stack>
    </form>
  );
}

/** Sets all guests to one party, the first its head; single roles can still be changed. */
function PartyField({
  guests,
  onChange,
}: {
  readonly guests: readonly GuestDraft[];
  readonly onChange: (guests: readonly GuestDraft[]) => void;
}) {
  if (guests.length === 0) return null;
  return (
    <Radio.Group
      label={PARTY.label}
      value={partyOf(guests) ?? ''}
      onChange={(value) => {
        const party = PARTIES.find((known) => known === value);
        if (party) onChange(arrangeParty(guests, party));
      }}
    >
      <Group mt="xs">
        {PARTIES.map((party) => (
          <Radio key={party} value={party} label={PARTY[party]} />
        ))}
      </Group>
    </Radio.Group>
  );
}

type FormOptions = { readonly stay: StayOfGuests; readonly begun: StayGuests; readonly loadLatest: LoadLatest };

/** The typed guests, beside their last state on the server. */
function useGuestsForm({ stay, begun, loadLatest: loadLatest }: FormOptions) {
  const calls = useGuestCalls(stay.id);
  const banners = useBanners();
  const [told, setTold] = useState(begun);
  const [isIdentifying, setIsIdentifying] = useState(false);
  const [start] = useState(() => draftOf(begun, stay.numberOfGuests, makeKey));
  const form = useForm({
    schema: stayGuestsEdit,
    start,
    read: writeGuests,
    version: begun.version,
    loadLatest: loadLatest,
    save: async (body, version) => {
      banners.clear();
      const answer = await calls.save({ body, version });
      setTold(answer);
      banners.succeed(GUESTS.saved);
      return answer;
    },
    adopt: (typed, { answer, sent }) => {
      const { data } = stayGuests.safeParse(answer);
      return data ? adoptIds(typed, sent, data) : typed;
    },
    describe: (fault) => describeServerError(fault, GUESTS.saveFailed),
  });

  async function identify(id: string, how: How | null): Promise<void> {
    banners.clear();
    setIsIdentifying(true);
    try {
      const answer = await calls.identify(id, how);
      setTold(answer);
      form.setVersion(answer.version);
    } catch (fault) {
      banners.fail(sayThisFirst(fault, IDENTIFIED.failed));
    } finally {
      setIsIdentifying(false);
    }
  }

  return { form, told, identify, isIdentifying };
}

type Edit = AskedOf<typeof registerGuests.replace>[0];
type Guests = Pick<Edit, 'body' | 'version'>;

/** The calls that change the guests of a stay; nothing is cached. They reject where the server refuses. */
function useGuestCalls(id: string) {
  const call = useCall();
  const queries = useQueryClient();
  const params = { id };
  const tellLists = async <Answer extends StayGuests>(answer: Answer) => {
    await Promise.all(refreshedBy(registerGuests.replace).map((queryKey) => queries.invalidateQueries({ queryKey })));
    return answer;
  };
  return {
    save: async ({ body, version }: Guests) =>
      await tellLists(await call(registerGuests.replace, { params, body, version })),
    identify: async (guestId: string, how: Identification | null) =>
      await tellLists(await call(registerGuests.identify, { params, body: { guestIds: [guestId], how } })),
  };
}
