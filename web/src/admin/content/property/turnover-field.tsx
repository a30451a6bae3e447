import { Fieldset, Switch } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';
import type { PropertyForm } from './use-property-form.ts';

/** The URL hash that leads to the switch on its screen. */
export const TURNOVER_FIELD = 'turnover';

/** The switch for same-day turnover, and what it rules out if off. */
export function TurnoverField({ form }: { readonly form: PropertyForm }) {
  const { hash, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // By `key`, so that following the same link a second time focuses it again.
    if (key !== '' && hash === `#${TURNOVER_FIELD}`) input.current?.focus();
  }, [hash, key]);
  return (
    <Fieldset legend={PROPERTY.stays}>
      <Switch
        ref={input}
        label={PROPERTY_FORM.sameDayTurnover}
        description={PROPERTY_FORM.sameDayTurnoverHelp}
        error={form.faults.sameDayTurnover}
        {...form.tick('sameDayTurnover')}
      />
    </Fieldset>
  );
}
