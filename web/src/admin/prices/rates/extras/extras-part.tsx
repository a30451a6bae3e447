import { priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { EXTRA_PERS, isPerPerson } from '@approdo/shared/domain/prices/extra';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { makeKey } from '../../../../browser/make-key.ts';
import { bindEntry } from '../../../kit/form/bind-entry.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.tsx';
import { FieldFault, RulesForm } from '../rules-form.tsx';
import { EXTRA_PER_NAMES, PRICE_EXTRAS } from '../texts/price-extras.ts';
import { assignIds, type ExtraDraft, type ExtrasDraft, extrasForm, newExtra, readExtras } from './extra-draft.ts';
import { ExtraLanguages, ExtraLanguagesWindow, type TranslatedExtra } from './extra-languages.tsx';
import { LinenFields } from './linen-fields.tsx';

const schema = priceRulesSent.pick({ extras: true, linenPer: true, linenUntilDays: true });

/** The extras tab: linen first, then the owner's own extras. */
export function ExtrasPart({ prices: { lists, rules } }: PricePartProps) {
  const [translated, setTranslated] = useState<TranslatedExtra>();
  return (
    <>
      <RulesForm
        rules={rules}
        hint={PRICE_EXTRAS.hint}
        schema={schema}
        start={(current): ExtrasDraft => extrasForm.encode(current)}
        read={readExtras}
        mergeAnswer={(typed, { answer, sent }) => {
          const { data } = priceRulesAnswer.safeParse(answer);
          return data ? assignIds(typed, { extras: data.extras, sent }) : typed;
        }}
      >
        {(form) => (
          <>
            <LinenFields form={form} lists={lists} />
            {form.draft.extras.length === 0 && <p className={kit.help}>{PRICE_EXTRAS.empty}</p>}
            <ListField
              legend={PRICE_EXTRAS.legend}
              entries={form.draft.extras}
              blank={newExtra(makeKey())}
              words={PRICE_EXTRAS}
              nameOf={(place) => form.draft.extras[place - 1]?.name || PRICE_EXTRAS.nameOf(place)}
              isOrdered
              onChange={(changed) => form.change('extras', changed)}
            >
              {(extra, index, changeExtra) => (
                <ExtraFields
                  extra={extra}
                  name={PRICE_EXTRAS.nameOf(index + 1)}
                  faultOf={(part) => form.faults[`extras.${index}.${part}`]}
                  onChange={changeExtra}
                >
                  {extra.id !== undefined && <ExtraLanguages id={extra.id} name={extra.name} onOpen={setTranslated} />}
                </ExtraFields>
              )}
            </ListField>
            <FieldFault text={form.faults.extras} />
          </>
        )}
      </RulesForm>
      {translated && <ExtraLanguagesWindow extra={translated} onClose={() => setTranslated(undefined)} />}
    </>
  );
}

const PERS = EXTRA_PERS.map((value) => ({ value, label: EXTRA_PER_NAMES[value] }));

type FieldsProps = {
  readonly extra: ExtraDraft;
  readonly name: string;
  readonly faultOf: (part: string) => string | undefined;
  readonly onChange: (extra: ExtraDraft) => void;
  /** Rendered beside the name. */
  readonly children: ReactNode;
};

/** The fields of an extra. */
function ExtraFields({ extra, name, faultOf, onChange, children }: FieldsProps) {
  const bind = bindEntry(extra, { faultOf, onChange });
  const field = (part: 'name' | 'price' | 'max' | 'untilDays') => ({ label: PRICE_EXTRAS[part], ...bind(part) });
  const whole = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <fieldset className={`${styles.fields} ${styles.entry}`} aria-label={name}>
      <div className={kit.stack1} style={{ gridColumn: 'span 2' }}>
        <TextInput {...field('name')} maxLength={60} />
        {children}
      </div>
      <TextInput {...field('price')} inputMode="decimal" />
      <NativeSelect
        label={PRICE_EXTRAS.per}
        data={PERS}
        value={extra.per}
        error={faultOf('per')}
        onChange={({ currentTarget }) => {
          const per = EXTRA_PERS.find((known) => known === currentTarget.value);
          if (per) onChange({ ...extra, per });
        }}
      />
      <TextInput
        {...field('max')}
        {...whole}
        disabled={isPerPerson(extra.per)}
        value={isPerPerson(extra.per) ? '1' : extra.max}
      />
      <TextInput {...field('untilDays')} {...whole} />
      <Checkbox
        style={{ alignSelf: 'end', paddingBlock: 'var(--space-2)' }}
        label={PRICE_EXTRAS.isOn}
        checked={extra.isOn}
        onChange={({ currentTarget }) => onChange({ ...extra, isOn: currentTarget.checked })}
      />
    </fieldset>
  );
}
