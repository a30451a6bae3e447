import { Fieldset, Switch } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';
import type { PropertyForm } from './use-property-form.ts';

/** What the address of a screen that has the switch ends in, to lead to it. */
export const TURNOVER_FIELD = 'turnover';

/** Whether one guest may arrive on the day another leaves, and what it shuts out where not. */
export function TurnoverField({ form }: { readonly form: PropertyForm }) {
  const { hash, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The key: who is led here a second time is shown it again.
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
