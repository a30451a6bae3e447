import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { withWeek } from '@approdo/shared/domain/prices/night-price';
import { raiseDayPrices } from '@approdo/shared/domain/prices/raise-rates';
import type { Season } from '@approdo/shared/domain/prices/rates';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { number } from '../../../kit/form/fields.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import { columns } from '../../../kit/styles/columns.ts';
import tables from '../../../kit/table/table.module.css';
import { sendList } from '../rates-draft.ts';
import { COPY_LIST } from '../texts/prices.ts';
import touch from '../touch-targets.module.css';
import { type Prices, useCreateList } from '../use-prices.ts';
import { nameSeason } from '../year.ts';
import { type ListDraft, readList } from './list-draft.ts';
import { isSound, sayPrices } from './price-days.ts';

type Props = {
  readonly prices: Prices;
  /** The displayed list, including unsaved changes. */
  readonly draft: ListDraft;
  readonly today: LocalDate;
  readonly onCreated: (year: number) => void;
  readonly onClose: () => void;
};

const YEARS_AHEAD = 4;
const STEPS = [1, 5, 10] as const;
type Step = (typeof STEPS)[number];

const raise = z.object({
  validFrom: z.number(),
  percent: z
    .number(COPY_LIST.percentFault)
    .int(COPY_LIST.percentFault)
    .min(-50, COPY_LIST.percentFault)
    .max(100, COPY_LIST.percentFault),
  step: z.literal(STEPS),
});

/** Copies the displayed list to other years, with prices raised or lowered; fees are unchanged. */
export function CopyWindow({ prices, draft, today, onCreated, onClose }: Props) {
  const isPhone = useIsPhone();
  const create = useCreateList();
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => thisYear + ahead);
  const findList = (year: number) => prices.lists.find(({ validFrom }) => validFrom === year);
  const free = years.slice(1).find((year) => !findList(year)) ?? thisYear + 1;
  const { weekendNights } = prices.rules;
  const { seasons, cleaningFee, linenFee } = readList(draft, weekendNights);
  const form = useForm({
    schema: raise,
    start: { validFrom: String(free), percent: '0', step: '1' },
    read: readRaise,
    save: ({ validFrom, ...by }) =>
      create.mutateAsync({
        validFrom,
        list: sendList({ seasons: raiseSeasons(seasons, by), cleaningFee, linenFee }),
        version: findList(validFrom)?.version,
      }),
    onSaved: () => {
      onClose();
      onCreated(Number(form.draft.validFrom));
    },
    describe: COPY_LIST.failed,
  });
  const chosen = Number(form.draft.validFrom);
  const by = raise.safeParse(readRaise(form.draft));
  const raised = (season: Season) => (by.success ? raiseSeasons([season], by.data) : []);

  function raiseSeasons(
    before: readonly Season[],
    { percent, step }: { readonly percent: number; readonly step: Step },
  ) {
    return before.map((season) => withWeek(raiseDayPrices(season, { percent, step }), weekendNights));
  }

  return (
    <FormWindow title={COPY_LIST.open} onClose={onClose} size="lg" fullScreen={isPhone}>
      <StackedForm form={form} className={touch.targets}>
        <div style={columns('9rem', { gap: 'var(--space-3) var(--space-4)' })}>
          <NativeSelect label={COPY_LIST.from} data={years.map(String)} {...form.field('validFrom')} />
          <TextInput
            label={COPY_LIST.percent}
            type="number"
            inputMode="numeric"
            min={-50}
            max={100}
            {...form.field('percent')}
          />
          <NativeSelect
            label={COPY_LIST.step}
            data={STEPS.map((step) => ({ value: String(step), label: COPY_LIST.steps[step] }))}
            {...form.field('step')}
          />
        </div>
        {findList(chosen) && (
          <Text size="sm" role="status">
            {COPY_LIST.replaces(chosen)}
          </Text>
        )}
        <RaisedSeasons seasons={seasons.filter(isSound)} raised={raised} />
        <FormButtons submit={COPY_LIST.create} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}

function readRaise({ validFrom, percent, step }: Readonly<Record<'validFrom' | 'percent' | 'step', string>>) {
  return { validFrom: Number(validFrom), percent: number.decode(percent), step: Number(step) };
}

type RaisedProps = {
  readonly seasons: readonly Season[];
  /** Empty while the input is invalid. */
  readonly raised: (season: Season) => readonly Season[];
};

const SCROLLED = { maxBlockSize: 'max(22rem, 100dvh - 26rem)', overflowY: 'auto' } as const;

/** Prices of each season before and after. */
function RaisedSeasons({ seasons, raised }: RaisedProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section style={SCROLLED} tabIndex={0} aria-label={COPY_LIST.seasons}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{COPY_LIST.season}</th>
            <th scope="col">{COPY_LIST.before}</th>
            <th scope="col">{COPY_LIST.after}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => (
            <tr key={`${season.from} ${season.to}`}>
              <th scope="row">{nameSeason(season)}</th>
              <td>{sayPrices(season)}</td>
              <td>{raised(season).map(sayPrices)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
