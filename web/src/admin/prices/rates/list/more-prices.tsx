import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import type { SeasonDraft } from '../rates-draft.ts';
import { DAY_PRICES } from '../texts/prices.ts';
import { MORE_FIELDS, PriceFields } from './price-fields.tsx';
import styles from './price-list.module.css';

type Props = {
  readonly season: SeasonDraft;
  readonly name: string;
  readonly faultOf: (part: keyof SeasonDraft) => string | undefined;
  readonly onChange: (season: SeasonDraft) => void;
};

/** Rarely used prices: nightly prices and the minimum price of a stay. */
export function MorePrices({ season, name, faultOf, onChange }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const id = useId();
  const isOpen = isOpened || MORE_FIELDS.some((field) => faultOf(field) !== undefined);
  return (
    <div className={kit.wholeRow}>
      <Button
        variant="subtle"
        size="compact-md"
        className={styles.opener}
        aria-label={DAY_PRICES.moreOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        rightSection={<ChevronDown size={16} aria-hidden className={styles.chevron} />}
        onClick={() => setIsOpened(!isOpen)}
      >
        {DAY_PRICES.more}
      </Button>
      {isOpen && (
        <div id={id}>
          <PriceFields prices={season} faultOf={faultOf} onChange={(changed) => onChange({ ...season, ...changed })} />
        </div>
      )}
    </div>
  );
}
