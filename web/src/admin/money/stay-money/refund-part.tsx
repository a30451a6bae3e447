import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { money as rows } from '@approdo/shared/contract/money/payments';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { wasAgreed } from '@approdo/shared/domain/stays/booking';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { PURPOSES, SUGGESTION, sayDaysLeft } from '../payments/index.ts';
import styles from './money.module.css';
import type { MoneyPartProps } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import { useRefundSuggestion } from './use-money.ts';

type Suggestion = AnswerOf<(typeof rows)['refundSuggestion']>;

const WHO = ['GUEST', 'OWNER'] as const;

/** The refund by the terms for a cancelled stay, and the action for it; nothing where nothing was paid. */
export function RefundPart({ booking, money, onOpen }: MoneyPartProps) {
  const [by, setBy] = useState<(typeof WHO)[number]>(booking.cancellationAskedAt ? 'GUEST' : 'OWNER');
  const isAgreed = wasAgreed(booking);
  const query = useRefundSuggestion(booking.id, by);
  const { STAY, SECURITY, TAX } = balancesOf(money.entries);
  if (STAY + SECURITY + TAX === 0) return null;

  return (
    <MoneyPart title={isAgreed ? SUGGESTION.title : SUGGESTION.whole}>
      {isAgreed && (
        <NativeSelect
          mb="sm"
          label={SUGGESTION.by}
          value={by}
          data={WHO.map((value) => ({ value, label: SUGGESTION[value] }))}
          onChange={({ currentTarget }) => setBy(currentTarget.value === 'GUEST' ? 'GUEST' : 'OWNER')}
        />
      )}
      <QueryStates query={query} failure={SUGGESTION.loadFailed}>
        {(suggestion) => {
          const parts = partsOf(suggestion);
          const [first] = parts;
          return (
            <>
              {by === 'GUEST' && suggestion.askedOn && suggestion.closedOn && (
                <p className={styles.hint}>
                  {SUGGESTION.days(sayLocalDate(suggestion.askedOn), sayLocalDate(suggestion.closedOn))}
                </p>
              )}
              <p className={styles.hint}>{isAgreed ? sayRule(suggestion, by) : SUGGESTION.neverAgreed}</p>
              {suggestion.note && <p className={styles.note}>{suggestion.note}</p>}
              <ul className={styles.list} hidden={parts.length === 0}>
                {parts.map(({ purpose, amount }) => (
                  <li key={purpose}>
                    <span>{PURPOSES[purpose]}</span>
                    <span className={styles.amount}>{formatEuros(amount)}</span>
                  </li>
                ))}
              </ul>
              {first ? (
                <Button
                  onClick={() =>
                    onOpen({
                      kind: 'entry',
                      direction: 'OUT',
                      purpose: first.purpose,
                      amount: writeEuros(first.amount),
                    })
                  }
                >
                  {isAgreed ? SUGGESTION.open : SUGGESTION.openWhole}
                </Button>
              ) : (
                <p className={styles.hint}>{SUGGESTION.nothing}</p>
              )}
            </>
          );
        }}
      </QueryStates>
    </MoneyPart>
  );
}

function partsOf({ stay, security, tax }: Suggestion) {
  const parts = [
    { purpose: 'STAY' as const, amount: stay },
    { purpose: 'SECURITY' as const, amount: security },
    { purpose: 'TAX' as const, amount: tax },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

function sayRule({ rule, daysLeft, askedOn }: Suggestion, by: (typeof WHO)[number]): string {
  if (by === 'OWNER') return SUGGESTION.ownerRule;
  const days = sayDaysLeft(askedOn ? SUGGESTION.requested : SUGGESTION.closed, daysLeft);
  return rule ? SUGGESTION.rule(days, rule.percent, rule.daysBefore) : SUGGESTION.noRule(days);
}
