import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { daysBetween, isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { PriceException } from '@approdo/shared/domain/prices/price-rules';
import type { DayPrices } from '@approdo/shared/domain/prices/rates';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import { draftDayPrices, NO_PRICES, readDayPrices, withTypedWeek } from '../day-prices-draft.ts';
import { PRICE_WINDOW } from '../texts/prices.ts';
import touch from '../touch-targets.module.css';
import { findExceptions, type Painted } from './list-draft.ts';
import { PriceFields } from './price-fields.tsx';
import styles from './price-list.module.css';

type Props = {
  readonly picked: Stay;
  /** The common price of the picked days, or their common exception. */
  readonly now: DayPrices | PriceException | undefined;
  readonly exceptions: readonly PriceException[];
  readonly weekendNights: readonly WeekdayCode[];
  readonly onPaint: (painted: Painted) => void;
  readonly onRemove: (exceptions: readonly PriceException[]) => void;
  readonly onClose: () => void;
};

const MAX_DAYS = 366;
const WHEN = { EVERY_YEAR: PRICE_WINDOW.everyYear, DATES: PRICE_WINDOW.theseDates } as const;

/** Sets prices of days, for every year or these dates only; closing it changes nothing. */
export function PriceWindow({ picked, now, exceptions, weekendNights, onPaint, onRemove, onClose }: Props) {
  const isPhone = useIsPhone();
  const label = now && 'startDate' in now ? (now.label ?? '') : '';
  const isException = now !== undefined && 'startDate' in now;
  const form = useForm({
    schema: priceRulesSent.shape.exceptions.element,
    start: {
      ...picked,
      when: isException ? 'DATES' : 'EVERY_YEAR',
      label,
      ...(now ? draftDayPrices(now) : NO_PRICES),
    },
    read: ({ when, label: typed, startDate, endDate, ...prices }) => ({
      startDate,
      endDate,
      ...(when === 'DATES' && typed.trim() !== '' && { label: typed }),
      ...readDayPrices(withTypedWeek(prices, weekendNights)),
    }),
    findFaults: findDateFaults,
    save: async (typed) => paint(typed),
    onSaved: onClose,
    describe: () => ({ text: '' }),
  });
  const { draft, faults, field, change } = form;

  async function paint({ startDate, endDate, label: name }: Pick<PriceException, 'startDate' | 'endDate' | 'label'>) {
    const isEveryYear = draft.when === 'EVERY_YEAR';
    const prices = readDayPrices(withTypedWeek(draft, weekendNights));
    onPaint({ startDate, endDate, ...(name !== undefined && { label: name }), ...prices, isEveryYear });
  }

  const touched = isLocalDate(draft.startDate) && isLocalDate(draft.endDate) ? findExceptions(exceptions, draft) : [];
  return (
    <FormWindow title={PRICE_WINDOW.title} onClose={onClose} size="lg" fullScreen={isPhone}>
      <form {...form.props} className={touch.targets}>
        <Stack>
          <FormProblem problem={form.problem} />
          <div className={styles.dates}>
            <TextInput label={PRICE_WINDOW.startDate} type="date" {...field('startDate')} />
            <TextInput label={PRICE_WINDOW.endDate} type="date" min={draft.startDate} {...field('endDate')} />
          </div>
          <Radio.Group label={PRICE_WINDOW.when} value={draft.when} onChange={(when) => change('when', when)}>
            <Group gap="lg" py="var(--space-2)">
              {Object.entries(WHEN).map(([when, text]) => (
                <Radio key={when} value={when} label={text} classNames={{ body: touch.tick }} />
              ))}
            </Group>
          </Radio.Group>
          {draft.when === 'DATES' && (
            <TextInput label={PRICE_WINDOW.label} description={PRICE_WINDOW.labelHelp} {...field('label')} />
          )}
          {draft.when === 'EVERY_YEAR' && touched.length > 0 && (
            <Text size="sm" role="status">
              {PRICE_WINDOW.exceptionStays}
            </Text>
          )}
          <PriceFields
            prices={withTypedWeek(draft, weekendNights)}
            faultOf={(part) => faults[part]}
            onChange={(changed) => {
              if (changed.byNight !== undefined) change('byNight', changed.byNight);
              for (const part of TYPED) if (changed[part] !== undefined) change(part, changed[part]);
            }}
            hasWeek
          />
          {touched.length > 0 && (
            <div>
              <Button variant="outline" color="red" onClick={() => onRemove(touched)}>
                {PRICE_WINDOW.removeException}
              </Button>
            </div>
          )}
          <FormButtons submit={PRICE_WINDOW.apply} isSaving={form.isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </FormWindow>
  );
}

const TYPED = ['weeklyPrice', 'nightlyPrice', 'weekendPrice', 'minPrice'] as const;

function findDateFaults({ startDate, endDate }: Stay): Record<string, string> {
  if (endDate < startDate) return { endDate: PRICE_WINDOW.reversed };
  return daysBetween(startDate, endDate) >= MAX_DAYS ? { endDate: PRICE_WINDOW.tooLong } : {};
}
