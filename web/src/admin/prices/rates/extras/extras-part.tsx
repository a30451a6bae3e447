import { priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { useState } from 'react';
import { makeKey } from '../../../../browser/make-key.ts';
import { ListField } from '../../../kit/form/list-field.tsx';
import kit from '../../../kit/styles/kit.module.css';
import type { PricePartProps } from '../price-part.tsx';
import { FieldFault, RulesForm } from '../rules-form.tsx';
import { PRICE_EXTRAS } from '../texts/price-extras.ts';
import { assignIds, type ExtrasDraft, extrasForm, newExtra, readExtras } from './extra-draft.ts';
import { ExtraFields } from './extra-fields.tsx';
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
