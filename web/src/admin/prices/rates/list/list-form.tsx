import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { PRICE_SHOWS, type PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { Button, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { RATES } from '../../../content/property/index.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { Fold } from '../disclosure.tsx';
import { describeYear } from '../rates-draft.ts';
import { FieldFault } from '../rules-form.tsx';
import { FeeFields } from '../season-list.tsx';
import { COPY_LIST, PRICE_LISTS, PRICE_YEAR, SHOWN_PRICES } from '../texts/prices.ts';
import touch from '../touch-targets.module.css';
import type { Prices } from '../use-prices.ts';
import { CopyWindow } from './copy-window.tsx';
import { readSeasons } from './list-draft.ts';
import { SeasonSection } from './season-section.tsx';
import { useListForm } from './use-list-form.ts';
import { YearPrices } from './year-prices.tsx';

type Props = {
  readonly prices: Prices;
  readonly list: Prices['lists'][number];
  readonly year: number;
  readonly today: LocalDate;
  /** Whether the list holds in the next year too. */
  readonly goesOn: boolean;
  readonly yearFold: Fold;
  readonly onRestart: () => void;
  readonly onShowYear: (year: number) => void;
};

/** The form of a list, painted over a year and typed, and of what visitors see of it. */
export function ListForm({ prices, list, onRestart, onShowYear, ...shown }: Props) {
  const form = useListForm({ prices, list, onRestart });
  const [isCopying, setIsCopying] = useState(false);
  const { draft, faults } = form;
  const { weekendNights } = prices.rules;
  const whatIsWrong = describeYear(readSeasons(draft.seasons, weekendNights));
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <Title order={3}>{PRICE_YEAR.title(shown.year)}</Title>
        <YearPrices {...shown} form={form} weekendNights={weekendNights} />
        <div role="status">
          <FieldFault text={whatIsWrong} />
          {whatIsWrong === '' && <Text c="var(--olive)">{RATES.complete}</Text>}
        </div>
        <SeasonSection form={form} weekendNights={weekendNights} />
        <FeeFields field={form.field} />
        <ShownPricesField show={draft.show} onChange={(show) => form.change('show', show)} />
        <FieldFault text={faults.exceptions} />
        <FormFoot submit={RATES.save} form={form}>
          {form.isChanged && (
            <Button variant="subtle" onClick={onRestart}>
              {PRICE_LISTS.undo}
            </Button>
          )}
          <Button variant="default" onClick={() => setIsCopying(true)}>
            {COPY_LIST.open}
          </Button>
        </FormFoot>
      </Stack>
      {isCopying && (
        <CopyWindow
          prices={prices}
          draft={draft}
          today={shown.today}
          onCreated={(made) => !form.isChanged && onShowYear(made)}
          onClose={() => setIsCopying(false)}
        />
      )}
    </form>
  );
}

type ShownPricesProps = {
  readonly show: PriceRules['show'];
  readonly onChange: (show: PriceRules['show']) => void;
};

/** How much visitors see of prices before choosing dates; the same for every list. */
function ShownPricesField({ show, onChange }: ShownPricesProps) {
  return (
    <Radio.Group
      label={SHOWN_PRICES.title}
      value={show}
      onChange={(value) => {
        const chosen = PRICE_SHOWS.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    >
      <Stack gap="xs" mt="xs">
        {PRICE_SHOWS.map((value) => (
          <Radio key={value} value={value} label={SHOWN_PRICES[value]} classNames={{ body: touch.tick }} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
