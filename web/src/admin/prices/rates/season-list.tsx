import { formatDayMonth } from '@approdo/shared/domain/base/date/local-date';
import { TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { RATES } from '../../content/property/index.ts';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { ListField } from '../../kit/form/list-field.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { NO_PRICES } from './day-prices-draft.ts';
import { readSeason, type SeasonDraft } from './rates-draft.ts';
import { findFirstGap } from './year.ts';

type More = {
  readonly season: SeasonDraft;
  /** Name of the season for screen readers. */
  readonly name: string;
  readonly faultOf: (part: keyof SeasonDraft) => string | undefined;
  readonly onChange: (season: SeasonDraft) => void;
};

type Props = {
  readonly seasons: readonly SeasonDraft[];
  /** The fault of a field, named as in the contract: `seasons.3.from`. */
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (seasons: readonly SeasonDraft[]) => void;
  /** Additional fields of a season, if any. */
  readonly more?: (more: More) => ReactNode;
};

/** The seasons of a list as fields: the only place where gaps are possible. */
export function SeasonListField({ seasons, faultOf, onChange, more }: Props) {
  return (
    <ListField
      legend={RATES.seasons}
      entries={seasons}
      blank={nextSeason(findFirstGap(seasons.map(readSeason)))}
      words={{ add: RATES.addSeason, remove: RATES.remove }}
      nameOf={RATES.season}
      onChange={onChange}
    >
      {(season, index, changeSeason) => {
        const seasonProps = {
          season,
          name: RATES.season(index + 1),
          faultOf: (part: keyof SeasonDraft) => faultOf(`seasons.${index}.${part}`),
          onChange: changeSeason,
        };
        return <SeasonFields {...seasonProps}>{more?.(seasonProps)}</SeasonFields>;
      }}
    </ListField>
  );
}

const THREE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 'var(--space-3)',
};

function SeasonFields({ season, name, faultOf, onChange, children }: More & { readonly children: ReactNode }) {
  const bind = bindEntry(season, { faultOf, onChange });
  const field = (part: 'from' | 'to' | 'weeklyPrice') => ({ label: RATES[part], ...bind(part) });
  return (
    <fieldset className={kit.plainFieldset} style={THREE_COLUMNS} aria-label={name}>
      <TextInput {...field('from')} />
      <TextInput {...field('to')} />
      {/* Counted by the night, a week is what seven nights come to. */}
      <TextInput type="number" inputMode="numeric" min={0} disabled={season.byNight} {...field('weeklyPrice')} />
      {children}
    </fieldset>
  );
}

/** A new season covers the first gap. */
function nextSeason(gap: ReturnType<typeof findFirstGap>): SeasonDraft {
  if (!gap) return { from: '', to: '', ...NO_PRICES };
  return { from: formatDayMonth(gap.from), to: formatDayMonth(gap.to), ...NO_PRICES };
}

type Fee = 'cleaningFee' | 'linenFee';

type FeeField = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The fees of a stay, independent of nights. */
export function FeeFields({ field }: { readonly field: (name: Fee) => FeeField }) {
  const euros = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <div style={columns('14rem')}>
      <TextInput label={RATES.cleaningFee} {...euros} {...field('cleaningFee')} />
      <TextInput label={RATES.linenFee} {...euros} {...field('linenFee')} />
    </div>
  );
}
