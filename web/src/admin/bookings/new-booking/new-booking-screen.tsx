import { stayByHand } from '@approdo/shared/contract/bookings/booking-requests';
import { isLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stays/stay';
import { Checkbox, Paper, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { makeKey } from '../../../browser/make-key.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { euros, plainField } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { type QuoteWish, usePriceRules, useQuote, useRuleQuestion } from '../../prices/rates/index.ts';
import { addressOfBooking, useBookings } from '../../stays/stays/index.ts';
import {
  ChildrenField,
  ExtraFields,
  GuestLanguageField,
  NEW_BOOKING,
  stayForm,
  useEnterByHand,
} from '../bookings/index.ts';

/** The screen for entering a booking made by telephone, confirmed at once. */
export function NewBookingScreen() {
  const [address] = useSearchParams();
  const [startDate, endDate] = [address.get('dal') ?? '', address.get('al') ?? ''];
  return (
    <ScreenFrame>
      <NewBookingForm key={`${startDate} ${endDate}`} startDate={startDate} endDate={endDate} />
    </ScreenFrame>
  );
}

const newStay = stayForm.extend({
  note: z.string(),
  total: euros,
  /** Empty for Italian. */
  language: plainField<Language | ''>(),
  tellGuest: z.boolean(),
});

type Draft = z.input<typeof newStay>;

type Props = { readonly startDate: string; readonly endDate: string };

/** Its key prevents duplicates however often it is sent. */
function useStayForm({ startDate, endDate }: Props, today: LocalDate) {
  const [key] = useState(makeKey);
  const navigate = useNavigate();
  const enter = useEnterByHand();
  const entered = useRef('');
  const confirmBrokenRules = useRuleQuestion(useBookings().data ?? []);
  const start: Draft = {
    startDate,
    endDate,
    guestName: '',
    guestPhone: '',
    guestEmail: '',
    numberOfGuests: '2',
    children: '0',
    linen: false,
    extras: {},
    note: '',
    total: '',
    language: '',
    tellGuest: true,
  };
  return useForm({
    schema: stayByHand,
    start,
    read: (draft) => readDraft(draft, key),
    findFaults: (stay) => findStayFaults(stay, today),
    confirmSave: (stay) => confirmBrokenRules({ ...NO_BOOKING, ...datesOf(stay) }),
    save: async (body) => {
      entered.current = (await enter.mutateAsync({ body })).id;
    },
    onSaved: () => void navigate(addressOfBooking(entered.current)),
    describe: (fault) => describeFailure(fault, NEW_BOOKING.failed),
  });
}

function NewBookingForm(dates: Props) {
  const today = todayInRome(new Date());
  const navigate = useNavigate();
  const rules = usePriceRules();
  const form = useStayForm(dates, today);
  const { draft, field } = form;

  return (
    <Paper withBorder p="md" maw="44rem">
      <StackedForm form={form}>
        <div style={columns('14rem')}>
          <TextInput label={NEW_BOOKING.startDate} type="date" min={today} {...field('startDate')} />
          <TextInput label={NEW_BOOKING.endDate} type="date" min={draft.startDate || today} {...field('endDate')} />
        </div>
        <TextInput label={NEW_BOOKING.guestName} autoComplete="off" {...field('guestName')} />
        <div style={columns('14rem')}>
          <TextInput label={NEW_BOOKING.guestPhone} type="tel" autoComplete="off" {...field('guestPhone')} />
          <TextInput label={NEW_BOOKING.guestEmail} type="email" autoComplete="off" {...field('guestEmail')} />
        </div>
        <TextInput
          label={NEW_BOOKING.numberOfGuests}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_GUESTS}
          {...field('numberOfGuests')}
        />
        <ChildrenField age={rules?.childAge} field={field('children')} />
        <Checkbox label={NEW_BOOKING.linen} {...form.tick('linen')} />
        <ExtraFields
          offered={rules?.extras ?? []}
          taken={[]}
          chosen={draft.extras}
          error={form.faults.extras}
          onChange={(extras) => form.change('extras', extras)}
        />
        <Textarea label={NEW_BOOKING.note} autosize minRows={2} {...field('note')} />
        <div style={columns('14rem')}>
          <TextInput label={NEW_BOOKING.total} inputMode="decimal" {...field('total')} />
          <ListPrice wish={wishOf(draft, today)} />
        </div>
        <GuestLanguageField
          current={ITALIAN}
          chosen={draft.language}
          error={form.faults.language}
          onChoose={(language) => form.change('language', language)}
        />
        {draft.guestEmail.trim() !== '' && <Checkbox label={NEW_BOOKING.tellGuest} {...form.tick('tellGuest')} />}
        <FormButtons submit={NEW_BOOKING.submit} isSaving={form.isSaving} onCancel={() => void navigate('/bookings')} />
      </StackedForm>
    </Paper>
  );
}

/** The stand-in for a booking that does not exist yet, to check rules. */
const NO_BOOKING = { id: '', status: 'CONFIRMED', isBlocked: false } as const;

function datesOf({ startDate, endDate }: Stay): Stay {
  return { startDate, endDate };
}

/** The typed dates, if they are a valid stay. */
function stayOf({ startDate, endDate }: Draft, today: LocalDate): Stay | undefined {
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return undefined;
  const stay = { startDate, endDate };
  return Object.keys(findStayFaults(stay, today)).length === 0 ? stay : undefined;
}

/** The quote request, if the draft is a valid stay with guests. */
function wishOf(draft: Draft, today: LocalDate): QuoteWish | undefined {
  const stay = stayOf(draft, today);
  const { numberOfGuests: guests, children, linen, extras } = newStay.decode(draft);
  const isParty = Number.isInteger(guests) && guests >= 1 && guests <= MAX_GUESTS && children >= 0 && children < guests;
  if (!stay || !isParty) return undefined;
  return { ...stay, linen, guests, children, extras };
}

function readDraft(draft: Draft, key: string) {
  const { guestEmail, language, tellGuest, ...stay } = newStay.decode(draft);
  const email = guestEmail.trim();
  return {
    ...stay,
    key,
    guestEmail: email || null,
    language: language || ITALIAN,
    tellGuest: email !== '' && tellGuest,
  };
}

type ListPriceProps = {
  /** Undefined until there is one. */
  readonly wish: QuoteWish | undefined;
};

/** The current list price of a stay, beside the agreed one. */
const LIST_STYLE = { alignSelf: 'end', paddingBlockEnd: 'var(--space-2)' } as const;

function ListPrice({ wish }: ListPriceProps) {
  const quote = useQuote(wish);
  if (!quote) return <p className={`${kit.flush} ${kit.soft}`} style={LIST_STYLE} />;
  return (
    <p className={`${kit.flush} ${kit.soft}`} style={LIST_STYLE} role="status">
      {quote.total === null ? NEW_BOOKING.unpriced : NEW_BOOKING.listPrice(formatEuros(quote.total))}
    </p>
  );
}
