import { CIN_UNUSUAL } from '@approdo/shared/contract/content/property';
import { isUsualCin, tidyCin } from '@approdo/shared/domain/content/cin';
import { Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../../kit/form/focus-field.ts';
import { columns } from '../../kit/styles/columns.ts';
import type { PropertyForm } from './property-draft.ts';
import { PROPERTY, PROPERTY_FORM, TURNOVER_FIELD } from './texts.ts';

type Props = { readonly form: PropertyForm };

/** The fields that describe the property. */
export function DetailsFields({ form: { field } }: Props) {
  const count = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <Fieldset legend={PROPERTY.details}>
      <Stack>
        <TextInput label={PROPERTY_FORM.name} {...field('name')} />
        <Textarea label={PROPERTY_FORM.description} autosize minRows={4} {...field('description')} />
        <div style={columns('10rem')}>
          <TextInput label={PROPERTY_FORM.bedrooms} {...count} {...field('bedrooms')} />
          <TextInput label={PROPERTY_FORM.bathrooms} {...count} {...field('bathrooms')} />
          <TextInput label={PROPERTY_FORM.maxGuests} {...count} {...field('maxGuests')} />
        </div>
        <TextInput label={PROPERTY_FORM.cin} description={helpOfCin(field('cin').value)} {...field('cin')} />
        <TextInput label={PROPERTY_FORM.cir} description={PROPERTY_FORM.cirHelp} {...field('cir')} />
      </Stack>
    </Fieldset>
  );
}

/** An unusual code is saved all the same. */
function helpOfCin(typed: string): string {
  const cin = tidyCin(typed);
  return cin === '' || isUsualCin(cin) ? PROPERTY_FORM.cinHelp : CIN_UNUSUAL;
}

/** The switch for same-day turnover, and what it rules out if off. */
export function TurnoverField({ form }: Props) {
  const { hash, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // By `key`, so that following the same link a second time focuses it again.
    if (key !== '' && hash === `#${TURNOVER_FIELD}`) focusField(input.current);
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

/** The field for what guests are asked to keep to. */
export function RulesField({ form: { field } }: Props) {
  return (
    <Fieldset legend={PROPERTY.rules}>
      <Textarea
        label={PROPERTY_FORM.houseRules}
        description={PROPERTY_FORM.rulesHelp}
        autosize
        minRows={3}
        {...field('houseRules')}
      />
    </Fieldset>
  );
}

/** The fields for how guests reach the owner, all of them public. */
export function ContactFields({ form: { field, tick, faults } }: Props) {
  return (
    <Fieldset legend={PROPERTY.contacts}>
      <Stack>
        <TextInput
          label={PROPERTY_FORM.phone}
          description={PROPERTY_FORM.phoneHelp}
          type="tel"
          autoComplete="off"
          {...field('phone')}
        />
        <Switch label={PROPERTY_FORM.isWhatsApp} error={faults.isWhatsApp} {...tick('isWhatsApp')} />
        <TextInput
          label={PROPERTY_FORM.publicEmail}
          description={PROPERTY_FORM.publicEmailHelp}
          type="email"
          autoComplete="off"
          {...field('publicEmail')}
        />
      </Stack>
    </Fieldset>
  );
}
