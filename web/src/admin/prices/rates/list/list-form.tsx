import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { PRICE_SHOWS } from '@approdo/shared/domain/prices/price-rules';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { RATES } from '../../../content/property/index.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { Choices } from '../choices.tsx';
import { withTypedWeek } from '../day-prices-draft.ts';
import { Disclosure, type Fold } from '../disclosure.tsx';
import { describeYear } from '../rates-draft.ts';
import { FieldFault } from '../rules-form.tsx';
import { FeeFields, SeasonListField } from '../season-list.tsx';
import { COPY_LIST, DAY_PRICES, PRICE_LISTS, PRICE_YEAR, SHOWN_PRICES } from '../texts/prices.ts';
import type { Prices } from '../use-prices.ts';
import { CopyWindow } from './copy-window.tsx';
import { readSeasons } from './list-draft.ts';
import { MORE_FIELDS, PriceFields } from './price-fields.tsx';
import { type ListForm as Form, useListForm } from './use-list-form.ts';
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
        <Choices
          label={SHOWN_PRICES.title}
          value={draft.show}
          choices={PRICE_SHOWS.map((value) => ({ value, label: SHOWN_PRICES[value] }))}
          onChange={(show) => form.change('show', show)}
        />
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

type SeasonsProps = { readonly form: Form; readonly weekendNights: readonly WeekdayCode[] };

/** The seasons as a typed list, which expands if it has faults; few need more than the weekly price. */
function SeasonSection({ form: { draft, faults, change }, weekendNights }: SeasonsProps) {
  const isWrong = Object.entries(faults).some(([field, text]) => text && field.startsWith('seasons'));
  return (
    <Disclosure title={PRICE_LISTS.seasons} isNeeded={isWrong}>
      <SeasonListField
        seasons={draft.seasons}
        faultOf={(field) => faults[field]}
        onChange={(seasons) =>
          change(
            'seasons',
            seasons.map((season) => withTypedWeek(season, weekendNights)),
          )
        }
        more={({ season, name, faultOf, onChange }) => (
          <Disclosure
            title={DAY_PRICES.more}
            name={DAY_PRICES.moreOf(name)}
            isNeeded={MORE_FIELDS.some((field) => faultOf(field) !== undefined)}
          >
            <PriceFields
              prices={season}
              faultOf={faultOf}
              onChange={(changed) => onChange({ ...season, ...changed })}
            />
          </Disclosure>
        )}
      />
    </Disclosure>
  );
}
