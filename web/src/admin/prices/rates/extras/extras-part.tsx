import { type PriceRulesAnswer, priceRulesAnswer } from '@approdo/shared/contract/prices/price-rules';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../../browser/make-key.ts';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ListField } from '../../../kit/form/list-field.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import type { PricePartProps } from '../price-part.ts';
import { PRICE_EXTRAS } from '../texts/price-extras.ts';
import { PRICES } from '../texts/prices.ts';
import { newExtra } from './extra-draft.ts';
import { ExtraFields } from './extra-fields.tsx';
import { ExtraLanguages, ExtraLanguagesWindow, type TranslatedExtra } from './extra-languages.tsx';
import { LinenFields } from './linen-fields.tsx';
import { useExtrasForm } from './use-extras-form.ts';

/** The extras tab: linen first, then the owner's own extras. */
export function ExtrasPart({ prices: { lists, rules } }: PricePartProps) {
  const [translated, setTranslated] = useState<TranslatedExtra>();
  return (
    <>
      <VersionedForm of={rules} shape={priceRulesAnswer}>
        {(current, loadLatest) => (
          <ExtrasForm rules={current} loadLatest={loadLatest} lists={lists} onTranslate={setTranslated} />
        )}
      </VersionedForm>
      {translated && <ExtraLanguagesWindow extra={translated} onClose={() => setTranslated(undefined)} />}
    </>
  );
}

type Props = Pick<PricePartProps['prices'], 'lists'> & {
  readonly rules: PriceRulesAnswer;
  readonly loadLatest: LoadLatest;
  readonly onTranslate: (extra: TranslatedExtra) => void;
};

function ExtrasForm({ rules, loadLatest, lists, onTranslate }: Props) {
  const form = useExtrasForm({ rules, loadLatest: loadLatest });
  const { draft, faults, change } = form;
  return (
    <form {...form.props} className={styles.form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <p className={kit.help}>{PRICE_EXTRAS.hint}</p>
        <LinenFields form={form} lists={lists} />
        {draft.extras.length === 0 && <p className={kit.help}>{PRICE_EXTRAS.empty}</p>}
        <ListField
          legend={PRICE_EXTRAS.legend}
          entries={draft.extras}
          blank={newExtra(makeKey())}
          words={PRICE_EXTRAS}
          nameOf={(place) => draft.extras[place - 1]?.name || PRICE_EXTRAS.nameOf(place)}
          isOrdered
          onChange={(changed) => change('extras', changed)}
        >
          {(extra, index, changeExtra) => (
            <ExtraFields
              extra={extra}
              name={PRICE_EXTRAS.nameOf(index + 1)}
              faultOf={(part) => faults[`extras.${index}.${part}`]}
              onChange={changeExtra}
            >
              {extra.id !== undefined && <ExtraLanguages id={extra.id} name={extra.name} onOpen={onTranslate} />}
            </ExtraFields>
          )}
        </ListField>
        {faults.extras && (
          <p className={kit.danger} data-fault="true" tabIndex={-1}>
            {faults.extras}
          </p>
        )}
        <FormFoot submit={PRICES.save} form={form} />
      </Stack>
    </form>
  );
}
