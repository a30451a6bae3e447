import { FeeFields, readSeason, SeasonListField } from '../../../prices/rates/index.ts';
import type { RatesForm } from './use-rates-form.ts';
import { YearBar } from './year-bar.tsx';

/** The price list, with its effect on the year while it is typed. */
export function RatesFields({ form }: { readonly form: RatesForm }) {
  const { draft, faults, change } = form;
  return (
    <>
      <YearBar seasons={draft.seasons.map(readSeason)} />
      <SeasonListField
        seasons={draft.seasons}
        faultOf={(field) => faults[field]}
        onChange={(seasons) => change('seasons', seasons)}
      />
      <FeeFields field={form.field} />
    </>
  );
}
