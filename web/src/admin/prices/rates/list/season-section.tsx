import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { withTypedWeek } from '../day-prices-draft.ts';
import { Disclosure } from '../disclosure.tsx';
import { SeasonListField } from '../season-list.tsx';
import { DAY_PRICES, PRICE_LISTS } from '../texts/prices.ts';
import { MORE_FIELDS, PriceFields } from './price-fields.tsx';
import type { ListForm } from './use-list-form.ts';

type Props = { readonly form: ListForm; readonly weekendNights: readonly WeekdayCode[] };

/** The seasons as a typed list, which expands if it has faults; few need more than the weekly price. */
export function SeasonSection({ form: { draft, faults, change }, weekendNights }: Props) {
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
