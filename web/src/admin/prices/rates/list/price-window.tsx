import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { daysBetween, isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDates } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { PriceException } from '@approdo/shared/domain/prices/price-rules';
import type { Season } from '@approdo/shared/domain/prices/rates';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { RATES } from '../../../content/property/index.ts';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { draftDayPrices, NO_PRICES, readDayPrices, withTypedWeek } from '../day-prices-draft.ts';
import { PRICE_WINDOW } from '../texts/prices.ts';
import touch from '../touch-targets.module.css';
import { nameSeason } from '../year.ts';
import { findExceptions, findInForce, type Painted } from './list-draft.ts';
import { sayPrice, type WrittenPrices } from './price-days.ts';
import { PriceFields } from './price-fields.tsx';

type Props = {
  readonly picked: Stay;
  readonly written: WrittenPrices;
  readonly weekendNights: readonly WeekdayCode[];
  /** Whether the list is being saved, once at a time. */
  readonly isSaving: boolean;
  readonly onPaint: (painted: Painted) => void;
  /** Saves the list with what was painted. */
  readonly onSave: () => void;
  readonly onRemove: (exceptions: readonly PriceException[]) => void;
  readonly onClose: () => void;
};

const MAX_DAYS = 366;
const WHEN = { EVERY_YEAR: PRICE_WINDOW.everyYear, DATES: PRICE_WINDOW.theseDates } as const;
const TYPED = ['weeklyPrice', 'nightlyPrice', 'weekendPrice', 'minPrice', 'byNight'] as const;

/** Sets prices of days, for every year or these dates only; closing it changes nothing. */
export function PriceWindow({ written, weekendNights, isSaving, onRemove, onClose, ...props }: Props) {
  const isPhone = useIsPhone();
  const { form, apply, replaced, touched } = usePainted({ written, weekendNights, onClose, ...props });
  const { draft, faults, field, change } = form;
  return (
    <FormWindow title={PRICE_WINDOW.title} onClose={onClose} size="lg" fullScreen={isPhone}>
      <form {...form.props} onSubmit={isSaving ? keepOpen : form.props.onSubmit} className={touch.targets}>
        <Stack>
          <FormProblem problem={form.problem} />
          <div style={columns('13rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}>
            <TextInput label={PRICE_WINDOW.startDate} type="date" {...field('startDate')} />
            <TextInput label={PRICE_WINDOW.endDate} type="date" min={draft.startDate} {...field('endDate')} />
          </div>
          <Radio.Group label={PRICE_WINDOW.when} value={draft.when} onChange={(when) => change('when', when)}>
            <Group gap="lg" py="var(--space-2)">
              {Object.entries(WHEN).map(([when, text]) => (
                <Radio key={when} value={when} label={text} classNames={{ body: kit.tick }} />
              ))}
            </Group>
          </Radio.Group>
          {draft.when === 'DATES' && (
            <TextInput label={PRICE_WINDOW.label} description={PRICE_WINDOW.labelHelp} {...field('label')} />
          )}
          <Text size="sm" role="status">
            {replaced.length > 0 && PRICE_WINDOW.replaces(replaced.map(sayInForce).join('; '))}
            {draft.when === 'EVERY_YEAR' && touched.length > 0 && ` ${PRICE_WINDOW.exceptionStays}`}
          </Text>
          <PriceFields
            prices={withTypedWeek(draft, weekendNights)}
            faultOf={(part) => faults[part]}
            onChange={(changed) => {
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
          <FormButtons submit={RATES.save} isSaving={form.isSaving || isSaving} onCancel={onClose}>
            <Button variant="default" onClick={apply}>
              {PRICE_WINDOW.apply}
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </FormWindow>
  );
}

function keepOpen(event: FormEvent): void {
  event.preventDefault();
}

type Options = Omit<Props, 'isSaving' | 'onRemove'>;

/** The form of the window: its button saves the whole list, `apply` leaves it unsaved. */
function usePainted({ picked, written, weekendNights, onPaint, onSave, onClose }: Options) {
  // Days of one season begin with its prices, even if some of them are excepted.
  const alike = [written, { ...written, exceptions: [] }].map((prices) => findInForce(prices, picked));
  const [common] = alike.find(({ length }) => length === 1) ?? [];
  const isException = common !== undefined && 'startDate' in common;
  const form = useForm({
    schema: priceRulesSent.shape.exceptions.element,
    start: {
      ...picked,
      when: isException ? 'DATES' : 'EVERY_YEAR',
      label: (isException && common.label) || '',
      ...(common ? draftDayPrices(common) : NO_PRICES),
    },
    read: ({ when, label, startDate, endDate, ...prices }) => ({
      startDate,
      endDate,
      ...(when === 'DATES' && label.trim() !== '' && { label }),
      ...readDayPrices(withTypedWeek(prices, weekendNights)),
    }),
    findFaults: findDateFaults,
    save: async (typed) => {
      // The form of the list saves what it was rendered with.
      flushSync(() => paint(typed));
      onSave();
    },
    onSaved: onClose,
    describe: () => ({ text: '' }),
  });
  const { draft } = form;
  const isEveryYear = draft.when === 'EVERY_YEAR';

  function paint({ startDate, endDate, label }: Pick<PriceException, 'startDate' | 'endDate' | 'label'>): void {
    onPaint({ startDate, endDate, label, ...readDayPrices(withTypedWeek(draft, weekendNights)), isEveryYear });
  }

  const areDays =
    [draft.startDate, draft.endDate].every(isLocalDate) && Object.keys(findDateFaults(draft)).length === 0;
  const { seasons } = written;
  return {
    form,
    apply: () =>
      form.tryOut(async (typed) => {
        paint(typed);
        onClose();
      }),
    /** What the days cost so far. */
    replaced: areDays ? findInForce(isEveryYear ? { seasons, exceptions: [] } : written, draft) : [],
    /** The exceptions on some of the days. */
    touched: areDays ? findExceptions(written.exceptions, draft) : [],
  };
}

function sayInForce(prices: Season | PriceException): string {
  const days = 'startDate' in prices ? nameDates(prices.startDate, prices.endDate, ITALIAN) : nameSeason(prices);
  return [days, 'label' in prices && prices.label, sayPrice(prices)].filter(Boolean).join(', ');
}

function findDateFaults({ startDate, endDate }: Stay): Record<string, string> {
  if (endDate < startDate) return { endDate: PRICE_WINDOW.reversed };
  return daysBetween(startDate, endDate) >= MAX_DAYS ? { endDate: PRICE_WINDOW.tooLong } : {};
}
