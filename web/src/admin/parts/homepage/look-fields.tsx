import { TextInput } from '@mantine/core';
import { ImageAddressField } from '../../media-picker/image-address-field.tsx';
import { HOMEPAGE_FORM } from '../../texts/homepage.ts';
import { AccentField } from './accent-field.tsx';
import type { HomepageForm } from './use-homepage-form.ts';

/** What the site is called, what it opens with and in which colours. */
export function LookFields({ form }: { readonly form: HomepageForm }) {
  const { draft, faults, field, change } = form;
  return (
    <>
      <TextInput label={HOMEPAGE_FORM.siteName} {...field('siteName')} />
      <ImageAddressField
        label={HOMEPAGE_FORM.heroImage}
        {...field('heroImage')}
        onChoose={(address) => change('heroImage', address)}
      />
      <TextInput label={HOMEPAGE_FORM.heroTitle} {...field('heroTitle')} />
      <TextInput label={HOMEPAGE_FORM.heroSubtitle} {...field('heroSubtitle')} />
      <AccentField accent={draft.accent} error={faults.accent} onChange={(accent) => change('accent', accent)} />
    </>
  );
}
