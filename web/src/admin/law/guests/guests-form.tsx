import {
  registerGuests,
  type StayGuests,
  stayGuests,
  stayGuestsEdit,
} from '@approdo/shared/contract/law/register-guests';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import type { GuestFormContext } from '@approdo/shared/domain/law/register/guest-form-fields';
import type { Identification as How, Identification } from '@approdo/shared/domain/law/register/register-stay';
import { Group, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { useGuardPart } from '../../kit/form/leavable-part.tsx';
import { useLeaveGuard } from '../../kit/form/leave-question.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { keysRefreshedBy } from '../../session/refreshes.ts';
import { type InputOf, useCall } from '../../session/use-call.ts';
import { listCurrentFaults, reasonIn } from './current-faults.ts';
import {
  arrangeParty,
  assignIds,
  blankGuest,
  draftOf,
  type GuestDraft,
  PARTIES,
  partyOf,
  repairHeads,
  writeGuests,
} from './guest-draft.ts';
import { GuestEntry } from './guest-entry.tsx';
import styles from './guests-form.module.css';
import { GuestsStatus } from './guests-status.tsx';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS, IDENTIFIED, PARTY } from './texts/register-guests.ts';
import { TravelFields } from './travel-fields.tsx';

type Props = {
  readonly stay: StayOfGuests;
  readonly stored: StayGuests;
  readonly by: GuestFormContext;
  /** How the property reports to its region; NONE where it does not. */
  readonly system: RegionalSystem;
  readonly loadLatest: LoadLatest;
};

/** The guests of a stay, saved together; gaps are allowed. */
export function GuestsForm({ stay, stored: begun, by, system, loadLatest }: Props) {
  const { form, stored, identify, isIdentifying } = useGuestsForm({ stay, begun, loadLatest });
  const leave = useGuardPart(useLeaveGuard({ isChanged: form.isChanged }));
  const { guests } = form.draft;
  const faults = listCurrentFaults(stored, guests);
  const change = (changed: readonly GuestDraft[]) => form.change('guests', repairHeads(changed));
  const faultOf = (index: number) => (field: string) => {
    const found = faults.find(({ guestId, field: at }) => guestId === guests[index]?.key && at === field);
    return form.faults[`guests.${index}.${field}`] ?? (found && reasonIn(found.text));
  };
  return (
    <StackedForm form={form} className={styles.form}>
      <GuestsStatus stay={stay} stored={stored} faults={faults.length} hasTables={by.italy !== undefined} />
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
            known={stored.guests.find(({ id }) => id === guest.key)}
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
    </StackedForm>
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
function useGuestsForm({ stay, begun, loadLatest }: FormOptions) {
  const calls = useGuestCalls(stay.id);
  const banners = useBanners();
  const [stored, setStored] = useState(begun);
  const [isIdentifying, setIsIdentifying] = useState(false);
  const [start] = useState(() => draftOf(begun, stay.numberOfGuests, makeKey));
  const form = useForm({
    schema: stayGuestsEdit,
    start,
    read: writeGuests,
    version: begun.version,
    loadLatest,
    save: async (body, version) => {
      banners.clear();
      const answer = await calls.save({ body, version });
      setStored(answer);
      banners.succeed(GUESTS.saved);
      return answer;
    },
    mergeAnswer: (typed, { answer, sent }) => {
      const { data } = stayGuests.safeParse(answer);
      return data ? assignIds(typed, sent, data) : typed;
    },
    describe: GUESTS.saveFailed,
  });

  async function identify(id: string, how: How | null): Promise<void> {
    banners.clear();
    setIsIdentifying(true);
    try {
      const answer = await calls.identify(id, how);
      setStored(answer);
      form.setVersion(answer.version);
    } catch (fault) {
      banners.fail(describeFailure(fault, IDENTIFIED.failed));
    } finally {
      setIsIdentifying(false);
    }
  }

  return { form, stored, identify, isIdentifying };
}

type Edit = InputOf<typeof registerGuests.replace>[0];
type Guests = Pick<Edit, 'body' | 'version'>;

/** The calls that change the guests of a stay; nothing is cached. They reject where the server refuses. */
function useGuestCalls(id: string) {
  const call = useCall();
  const queries = useQueryClient();
  const params = { id };
  const refreshLists = async <Answer extends StayGuests>(answer: Answer) => {
    await Promise.all(
      keysRefreshedBy(registerGuests.replace).map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return answer;
  };
  return {
    save: async ({ body, version }: Guests) =>
      await refreshLists(await call(registerGuests.replace, { params, body, version })),
    identify: async (guestId: string, how: Identification | null) =>
      await refreshLists(await call(registerGuests.identify, { params, body: { guestIds: [guestId], how } })),
  };
}
