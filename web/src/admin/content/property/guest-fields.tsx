import { Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { PROPERTY, PROPERTY_FORM } from './texts.ts';
import type { PropertyForm } from './use-property-form.ts';

/** The fields for how guests reach the owner, all of them public. */
export function ContactFields({ form: { field, tick, faults } }: { readonly form: PropertyForm }) {
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

/** The field for what guests are asked to keep to. */
export function RulesField({ form: { field } }: { readonly form: PropertyForm }) {
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
