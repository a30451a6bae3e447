import { newRegisterStay, type RegisterCandidate, registerStays } from '@approdo/shared/contract/law/register-stays';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../../browser/make-key.ts';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { number } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { useGuardPart } from '../../../kit/form/leavable-part.tsx';
import { useLeaveGuard } from '../../../kit/form/leave-question.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useRead } from '../../../session/use-read.ts';
import lines from '../../../shell/lines.module.css';
import { ADD_STAY, REGISTER_STAYS, type StayDates, useAddCandidate, useSaveStay } from '../../guests/index.ts';
import { StayFields } from './stay-fields.tsx';

type Props = { readonly onClose: () => void };

/** Adds a stay of a portal or the owner's own, from the calendar or by hand. */
export function AddStayWindow({ onClose }: Props) {
  return (
    <FormWindow title={ADD_STAY.open} size="lg" onClose={onClose}>
      <Stack gap="lg">
        <section aria-labelledby="stay-candidates">
          <Title order={3} size="h4" id="stay-candidates">
            {ADD_STAY.candidates}
          </Title>
          <QueryStates query={useRead(registerStays.candidates)} failure={REGISTER_STAYS.loadFailed}>
            {(candidates) =>
              candidates.length === 0 ? (
                <Text c="dimmed">{ADD_STAY.noCandidates}</Text>
              ) : (
                <ul className={lines.lines} aria-labelledby="stay-candidates">
                  {candidates.map((candidate) => (
                    <Candidate key={candidate.bookingId} candidate={candidate} />
                  ))}
                </ul>
              )
            }
          </QueryStates>
        </section>
        <section aria-labelledby="stay-by-hand">
          <Title order={3} size="h4" id="stay-by-hand" mb="sm">
            {ADD_STAY.byHand}
          </Title>
          <ByHand onClose={onClose} />
        </section>
      </Stack>
    </FormWindow>
  );
}

function Candidate({ candidate: { bookingId, title, startDate, endDate } }: { readonly candidate: RegisterCandidate }) {
  const add = useAddCandidate();
  const [key] = useState(makeKey);
  const id = `candidate-${bookingId}`;
  return (
    <li>
      <span id={id}>{`${title}, ${sayDaysOfStay({ startDate, endDate })}`}</span>
      <Button
        variant="default"
        aria-describedby={id}
        aria-disabled={add.isPending}
        onClick={() => !add.isPending && add.mutate({ key, bookingId })}
      >
        {ADD_STAY.add}
      </Button>
    </li>
  );
}

const SOURCES = ['CHANNEL', 'OWNER'] as const;

function ByHand({ onClose }: Props) {
  const save = useSaveStay();
  const [key] = useState(makeKey);
  const form = useForm({
    schema: newRegisterStay,
    start: { title: '', source: 'CHANNEL', startDate: '', endDate: '', numberOfGuests: '' },
    read: (draft) => ({ ...draft, key, numberOfGuests: number.decode(draft.numberOfGuests) }),
    save: (body) => save.mutateAsync({ body }),
    onSaved: onClose,
    describe: ADD_STAY.addFailed,
  });
  const leave = useGuardPart(useLeaveGuard({ isChanged: form.isChanged }));
  return (
    <StackedForm form={form}>
      <StayFields draft={form.draft} field={form.field} />
      <NativeSelect
        label={ADD_STAY.source}
        data={SOURCES.map((value) => ({ value, label: ADD_STAY.sources[value] }))}
        {...form.field('source')}
      />
      <FormButtons submit={ADD_STAY.add} isSaving={form.isSaving} onCancel={() => leave?.()} />
    </StackedForm>
  );
}

/** Arrival and departure without the year: `12–15 luglio`, `30 luglio–2 agosto`. */
export function sayDaysOfStay({ startDate, endDate }: StayDates): string {
  const [first, last] = [startDate, endDate].map((date) => sayLocalDate(date).replace(/ \d{4}$/, ''));
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${isOneMonth ? first?.split(' ')[0] : first}–${last}`;
}
