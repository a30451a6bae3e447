import { NativeSelect, TextInput } from '@mantine/core';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { CHOICES, LIMIT_HELP, LIMITS } from '../texts/stay-rules.ts';
import {
  isOfWeekdays,
  LIMIT_NAMES,
  type LimitChoice,
  type LimitDraft,
  type LimitName,
  type LimitsDraft,
} from './limits-draft.ts';
import { WeekdayBoxes } from './weekday-boxes.tsx';

type Props = {
  readonly limits: LimitsDraft;
  readonly faultOf: (name: LimitName) => string | undefined;
  readonly onChange: (name: LimitName, limit: LimitDraft) => void;
  /** The inherited rule in words; left out for the base, which inherits nothing. */
  readonly inherited?: (name: LimitName) => string | undefined;
};

/** The rules of a day, each inherited, unlimited, or with its own limit. */
export function LimitFields({ limits, faultOf, onChange, inherited }: Props) {
  return (
    <div style={columns('19rem', { gap: 'var(--space-4) var(--space-5)' })}>
      {LIMIT_NAMES.map((name) => (
        <LimitField
          key={name}
          name={name}
          limit={limits[name]}
          fault={faultOf(name)}
          choices={[...(inherited ? [inheritChoice(inherited(name))] : []), ...choicesOf(name)]}
          onChange={(limit) => onChange(name, limit)}
        />
      ))}
    </div>
  );
}

type Choice = { readonly value: LimitChoice; readonly label: string };

type FieldProps = {
  readonly name: LimitName;
  readonly limit: LimitDraft;
  readonly fault: string | undefined;
  readonly choices: readonly Choice[];
  readonly onChange: (limit: LimitDraft) => void;
};

function LimitField({ name, limit, fault, choices, onChange }: FieldProps) {
  const label = LIMITS[name];
  const unit = name === 'leadDays' ? CHOICES.days : CHOICES.nights;
  return (
    <div className={kit.stack2}>
      <NativeSelect
        label={label}
        description={LIMIT_HELP[name]}
        value={limit.choice}
        data={[...choices]}
        onChange={({ currentTarget }) => onChange({ ...limit, choice: choiceOf(choices, currentTarget.value) })}
      />
      {limit.choice === 'own' && isOfWeekdays(name) && (
        <WeekdayBoxes label={label} days={limit.days} fault={fault} onChange={(days) => onChange({ ...limit, days })} />
      )}
      {limit.choice === 'own' && !isOfWeekdays(name) && (
        <TextInput
          aria-label={CHOICES.numberOf(label, unit)}
          type="number"
          inputMode="numeric"
          min={0}
          value={limit.number}
          error={fault}
          rightSection={<span className={kit.muted}>{unit}</span>}
          rightSectionWidth="4rem"
          onChange={({ currentTarget }) => onChange({ ...limit, number: currentTarget.value })}
        />
      )}
    </div>
  );
}

function inheritChoice(what: string | undefined): Choice {
  return { value: 'inherit', label: what === undefined ? CHOICES.inherit : CHOICES.inherited(what) };
}

function choicesOf(name: LimitName): Choice[] {
  return [
    { value: 'none', label: CHOICES.none },
    { value: 'own', label: `${CHOICES[name]}…` },
  ];
}

function choiceOf(choices: readonly Choice[], value: string): LimitChoice {
  return choices.find((choice) => choice.value === value)?.value ?? 'none';
}
