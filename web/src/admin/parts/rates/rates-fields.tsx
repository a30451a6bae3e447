import { formatDayMonth } from '@approdo/shared/domain/date/local-date';
import { TextInput } from '@mantine/core';
import { ListField } from '../../form/list-field.tsx';
import { RATES } from '../../texts/property.ts';
import { readSeason, type SeasonDraft } from './rates-draft.ts';
import styles from './rates-fields.module.css';
import type { RatesForm } from './use-rates-form.ts';
import { findFirstGap } from './year.ts';
import { YearBar } from './year-bar.tsx';

/** The price list, and what it makes of the year while it is typed. */
export function RatesFields({ form }: { readonly form: RatesForm }) {
  const { draft, faults, field, change } = form;
  const seasons = draft.seasons.map(readSeason);
  const euros = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <>
      <YearBar seasons={seasons} />
      <ListField
        legend={RATES.seasons}
        entries={draft.seasons}
        blank={nextSeason(findFirstGap(seasons))}
        words={{ add: RATES.addSeason, remove: RATES.remove }}
        nameOf={RATES.season}
        onChange={(changed) => change('seasons', changed)}
      >
        {(season, index, changeSeason) => (
          <SeasonFields
            season={season}
            name={RATES.season(index + 1)}
            faultOf={(part) => faults[`seasons.${index}.${part}`]}
            onChange={changeSeason}
          />
        )}
      </ListField>
      <div className={styles.fees}>
        <TextInput label={RATES.cleaningFee} {...euros} {...field('cleaningFee')} />
        <TextInput label={RATES.linenFee} {...euros} {...field('linenFee')} />
      </div>
    </>
  );
}

type SeasonFieldsProps = {
  readonly season: SeasonDraft;
  readonly name: string;
  readonly faultOf: (part: keyof SeasonDraft) => string | undefined;
  readonly onChange: (season: SeasonDraft) => void;
};

function SeasonFields({ season, name, faultOf, onChange }: SeasonFieldsProps) {
  const field = (part: keyof SeasonDraft) => ({
    label: RATES[part],
    value: season[part],
    error: faultOf(part),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ ...season, [part]: currentTarget.value }),
  });
  return (
    <fieldset className={styles.season} aria-label={name}>
      <TextInput {...field('from')} />
      <TextInput {...field('to')} />
      <TextInput type="number" inputMode="numeric" min={0} {...field('weeklyPrice')} />
    </fieldset>
  );
}

/** A new season begins as the first days that none covers. */
function nextSeason(gap: ReturnType<typeof findFirstGap>): SeasonDraft {
  if (!gap) return { from: '', to: '', weeklyPrice: '' };
  return { from: formatDayMonth(gap.from), to: formatDayMonth(gap.to), weeklyPrice: '' };
}
