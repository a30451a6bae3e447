import { type RegisterStay, registerStays } from '@approdo/shared/contract/law/register-stays';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useRead } from '../../session/use-read.ts';
import { useBookingsFrom } from '../../stays/stays/index.ts';
import { ADD_STAY, GuestsWindow, REGISTER, REGISTER_STAYS } from '../guests/index.ts';
import { DaysPart } from './days/days-part.tsx';
import { AddStayWindow } from './stays/add-stay-window.tsx';
import { StaysPart } from './stays/stays-part.tsx';
import { TransmissionsPart } from './transmissions/transmissions-part.tsx';
import { useSelectedStay } from './use-selected-stay.ts';

/** Before the first listed stays began. */
const DAYS_OF_BOOKINGS = 400;

/** The days and stays whose guests have to be reported, and the reports. */
export function GuestsTab() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Title order={2}>{REGISTER.guests}</Title>
        <Button variant="default" onClick={() => setIsAdding(true)}>
          {ADD_STAY.open}
        </Button>
      </Group>
      <QueryStates query={useRead(registerStays.list, { query: {} })} failure={REGISTER_STAYS.loadFailed}>
        {(stays) => <Listed stays={stays} />}
      </QueryStates>
      {isAdding && <AddStayWindow onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

function Listed({ stays }: { readonly stays: readonly RegisterStay[] }) {
  const bookings = useBookingsFrom(addDays(todayInRome(new Date()), -DAYS_OF_BOOKINGS));
  const { selectedId, close } = useSelectedStay();
  const selected = stays.find(({ id }) => id === selectedId);
  return (
    <>
      <DaysPart stays={stays} />
      <QueryStates query={bookings} failure={REGISTER_STAYS.loadFailed}>
        {(all) => <StaysPart stays={stays} bookings={all} />}
      </QueryStates>
      <TransmissionsPart />
      {selected && <GuestsWindow stay={selected} onClose={close} />}
    </>
  );
}
