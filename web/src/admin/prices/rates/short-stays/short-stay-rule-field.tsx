import { type PriceRules, SHORT_STAY_RULES } from '@approdo/shared/domain/prices/price-rules';
import { Fieldset, Radio, Stack, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import kit from '../../../kit/styles/kit.module.css';
import styles from '../price-form.module.css';
import { SHORT_STAYS } from '../texts/short-stays.ts';
import touch from '../touch-targets.module.css';

type Rule = PriceRules['shortStays']['rule'];

type Props = {
  readonly rule: Rule;
  /** Percentages for 1 to 6 nights, as typed. */
  readonly percents: readonly string[];
  readonly field: (name: `shortStays.percents.${number}`) => ComponentProps<typeof TextInput>;
  /** Whether any nightly price exists. */
  readonly hasNightlyPrice: boolean;
  readonly onChange: (rule: Rule) => void;
};

/** The pricing of short stays, with the fields it needs. */
export function ShortStayRuleField({ rule, percents, field, hasNightlyPrice, onChange }: Props) {
  return (
    <>
      <Radio.Group
        label={SHORT_STAYS.rule}
        value={rule}
        onChange={(chosen) => onChange(SHORT_STAY_RULES.find((one) => one === chosen) ?? 'AGREEMENT')}
      >
        <Stack gap="sm" mt="xs">
          {SHORT_STAY_RULES.map((one) => (
            <Radio key={one} value={one} label={SHORT_STAYS.rules[one]} classNames={{ body: touch.tick }} />
          ))}
        </Stack>
      </Radio.Group>
      {rule === 'NIGHT' && !hasNightlyPrice && (
        <p className={kit.danger} role="status">
          {SHORT_STAYS.noNightlyPrice}
        </p>
      )}
      {rule === 'SHARE' && (
        <Fieldset legend={SHORT_STAYS.percents}>
          <p className={kit.help}>{SHORT_STAYS.percentsHelp}</p>
          <div className={styles.fields}>
            {[...percents.keys()].map((index) => (
              <TextInput
                key={index}
                label={SHORT_STAYS.nights(index + 1)}
                type="number"
                inputMode="numeric"
                min={0}
                max={300}
                {...field(`shortStays.percents.${index}`)}
              />
            ))}
          </div>
        </Fieldset>
      )}
    </>
  );
}
