import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import { LINEN_PERS } from '@approdo/shared/domain/prices/price-rules';
import { listOfYear } from '@approdo/shared/domain/prices/price-years';
import { Anchor, NativeSelect, Text, TextInput } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../kit/feedback/confirm.tsx';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import type { RulesFormOf } from '../rules-form.tsx';
import { EXTRA_PER_NAMES, PRICE_EXTRAS } from '../texts/price-extras.ts';
import { LEAVE_PART } from '../texts/prices.ts';
import type { Prices } from '../use-prices.ts';
import type { ExtrasDraft } from './extra-draft.ts';

const PERS = LINEN_PERS.map((value) => ({ value, label: EXTRA_PER_NAMES[value] }));

/** The price list tab, the default, without a URL parameter. */
const PRICE_LIST = { search: '' };

type Props = { readonly form: RulesFormOf<ExtrasDraft>; readonly lists: Prices['lists'] };

/** Linen, always the first extra; its price is in the price list. */
export function LinenFields({ form: { draft, faults, field, change, isChanged }, lists }: Props) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { linenFee } = listOfYear(lists, Number(todayInRome(new Date()).slice(0, 4)));

  async function leave(event: MouseEvent): Promise<void> {
    if (!isChanged) return;
    event.preventDefault();
    if (await confirm(LEAVE_PART)) await navigate(PRICE_LIST);
  }

  return (
    <fieldset className={styles.fields} aria-label={PRICE_EXTRAS.linen}>
      <p className={`${kit.strong} ${kit.flush} ${kit.wholeRow}`}>{PRICE_EXTRAS.linen}</p>
      <div>
        <Text size="sm" fw={500} component="span" display="block">
          {PRICE_EXTRAS.price}
        </Text>
        <Anchor className={kit.touchLink} component={Link} to={PRICE_LIST} onClick={(event) => void leave(event)}>
          {PRICE_EXTRAS.linenPrice(formatWholeEuros(linenFee))}
        </Anchor>
      </div>
      <NativeSelect
        label={PRICE_EXTRAS.per}
        data={PERS}
        value={draft.linenPer}
        error={faults.linenPer}
        onChange={({ currentTarget }) => {
          const per = LINEN_PERS.find((known) => known === currentTarget.value);
          if (per) change('linenPer', per);
        }}
      />
      <TextInput
        label={PRICE_EXTRAS.untilDays}
        type="number"
        inputMode="numeric"
        min={0}
        {...field('linenUntilDays')}
      />
    </fieldset>
  );
}
