import { TAX_PERIOD_KINDS } from '@approdo/shared/domain/law/tax/tax-period';
import { TAX_COUNTS } from '@approdo/shared/domain/law/tax/tax-report';
import { Fieldset, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { TAX_TERMS } from '../../tourist-tax/index.ts';
import type { TaxTermsEditing } from './use-tax-terms-form.ts';

const PERIODS = TAX_PERIOD_KINDS.map((value) => ({ value, label: TAX_TERMS.periods[value] }));

const COUNTS = TAX_COUNTS.map((value) => ({ value, label: TAX_TERMS.counts[value] }));

const WHOLE = { type: 'number', inputMode: 'numeric', min: 1 } as const;

/** How often and by when the tax is declared, how nights are counted, and whether it is paid here. */
export function DeclarationFields({ form: { field, tick } }: { readonly form: TaxTermsEditing }) {
  return (
    <Fieldset legend={TAX_TERMS.rules} className={kit.form}>
      <Stack>
        <div
          style={columns('11rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}
          className={kit.plainFieldset}
        >
          <NativeSelect label={TAX_TERMS.period} data={PERIODS} {...field('period')} />
          <NativeSelect label={TAX_TERMS.countBy} data={COUNTS} {...field('countBy')} />
        </div>
        <div
          style={columns('11rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}
          className={kit.plainFieldset}
        >
          <TextInput label={TAX_TERMS.dueDay} {...WHOLE} max={31} {...field('due.day')} />
          <TextInput label={TAX_TERMS.monthsAfter} {...WHOLE} max={6} {...field('due.monthsAfter')} />
        </div>
        <p className={kit.help}>{TAX_TERMS.dueDayHelp}</p>
        <Switch label={TAX_TERMS.isCollected} {...tick('isCollected')} />
        <p className={kit.help}>{TAX_TERMS.isCollectedHelp}</p>
      </Stack>
    </Fieldset>
  );
}
