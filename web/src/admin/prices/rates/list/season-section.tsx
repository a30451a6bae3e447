import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { withTypedWeek } from '../day-prices-draft.ts';
import { SeasonListField } from '../season-list.tsx';
import { PRICE_LISTS } from '../texts/prices.ts';
import { MorePrices } from './more-prices.tsx';
import styles from './price-list.module.css';
import type { ListForm } from './use-list-form.ts';

type Props = { readonly form: ListForm; readonly weekendNights: readonly WeekdayCode[] };

/** The seasons as a typed list, which expands if it has faults. */
export function SeasonSection({ form: { draft, faults, change }, weekendNights }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const id = useId();
  const isOpen = isOpened || Object.entries(faults).some(([field, text]) => text && field.startsWith('seasons'));
  return (
    <div>
      <Button
        variant="subtle"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        rightSection={<ChevronDown size={18} aria-hidden className={styles.chevron} />}
        onClick={() => setIsOpened(!isOpen)}
      >
        {PRICE_LISTS.seasons}
      </Button>
      {isOpen && (
        <div id={id}>
          <SeasonListField
            seasons={draft.seasons}
            faultOf={(field) => faults[field]}
            onChange={(seasons) =>
              change(
                'seasons',
                seasons.map((season) => withTypedWeek(season, weekendNights)),
              )
            }
            more={(more) => <MorePrices {...more} />}
          />
        </div>
      )}
    </div>
  );
}
