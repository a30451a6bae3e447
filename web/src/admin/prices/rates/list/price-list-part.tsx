import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { listOfYear } from '@approdo/shared/domain/prices/price-years';
import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { RATES } from '../../../content/property/index.ts';
import { useConfirm } from '../../../kit/feedback/confirm.tsx';
import { LeavablePartContext, useLeavablePart } from '../../../kit/form/leavable-part.tsx';
import type { PricePartProps } from '../price-part.tsx';
import { PRICE_LISTS } from '../texts/prices.ts';
import { useRemoveList } from '../use-prices.ts';
import { ListForm } from './list-form.tsx';
import { yearToOpen } from './listed-prices.ts';

const YEARS_AHEAD = 4;

/** The price list tab: the list in force in a year, with exceptions. Opens on the year of the coming season. */
export function PriceListPart({ prices }: PricePartProps) {
  const today = todayInRome(new Date());
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(() => yearToOpen(prices.lists, today));
  const yearFold = useState(false);
  const [edition, setEdition] = useState(0);
  const part = useLeavablePart();
  const list = listOfYear(prices.lists, year);

  /** Asks only if the other year has another list; the same draft is preserved. */
  function show(chosen: number): void {
    if (listOfYear(prices.lists, chosen) === list) setYear(chosen);
    else part.leaveBy(() => setYear(chosen))();
  }

  return (
    <section aria-labelledby="rates">
      <Title order={2} id="rates" mb="md">
        {RATES.title}
      </Title>
      <Group align="end" gap="sm" mb="md">
        <NativeSelect
          label={PRICE_LISTS.year}
          value={year}
          data={Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(thisYear + ahead))}
          onChange={({ currentTarget }) => show(Number(currentTarget.value))}
        />
        <Text c="dimmed" pb="xs">
          {list.validFrom === null ? PRICE_LISTS.everyYear : PRICE_LISTS.fromYear(list.validFrom)}
        </Text>
        {list.validFrom !== null && <RemoveButton year={list.validFrom} />}
      </Group>
      <LeavablePartContext value={{ addGuard: part.addGuard }}>
        <ListForm
          key={`${list.validFrom} ${edition}`}
          prices={prices}
          list={list}
          year={year}
          today={today}
          goesOn={listOfYear(prices.lists, year + 1) === list}
          yearFold={yearFold}
          onRestart={() => setEdition((before) => before + 1)}
          onShowYear={setYear}
        />
      </LeavablePartContext>
    </section>
  );
}

function RemoveButton({ year }: { readonly year: number }) {
  const confirm = useConfirm();
  const remove = useRemoveList();
  async function confirmRemoval(): Promise<void> {
    const question = { title: PRICE_LISTS.removeTitle(year), text: PRICE_LISTS.removeText };
    if (await confirm({ ...question, action: PRICE_LISTS.removeAction })) remove.mutate(year);
  }
  return (
    <Button variant="outline" color="red" disabled={remove.isPending} onClick={() => void confirmRemoval()}>
      {PRICE_LISTS.remove}
    </Button>
  );
}
