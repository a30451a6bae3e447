import { fixedPageSlugs } from '@approdo/shared/contract/content/pages';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { usePages } from '../records/index.ts';
import { TRANSLATION } from './texts.ts';
import type { ThingInLanguage } from './use-translations.ts';

type Props = {
  readonly thing: ThingInLanguage;
  readonly form: DocumentForm;
};

type TextField = { readonly value: string; readonly error: string | undefined };

type DocumentForm = {
  readonly field: (name: 'slug') => TextField;
  readonly tick: (name: 'isPublished') => { readonly checked: boolean };
};

/** The fields that only articles and pages have in each language: a slug, and whether they are published. */
export function DocumentFields({ thing, form }: Props) {
  return thing.kind === 'pages' ? <PageFields thing={thing} form={form} /> : <Fields thing={thing} form={form} />;
}

/** A required page has the same address in every language. */
function PageFields({ thing, form }: Props) {
  const pages = usePages();
  const slug = pages.data?.find(({ id }) => id === thing.id)?.slug;
  const isFixed = fixedPageSlugs.some((fixed) => fixed === slug);
  return isFixed ? <Text c="dimmed">{TRANSLATION.fixed}</Text> : <Fields thing={thing} form={form} />;
}

function Fields({ thing: { language }, form }: Props) {
  return (
    <Stack py="md">
      <TextInput
        label={TRANSLATION.inLanguage(TRANSLATION.slug, language)}
        description={TRANSLATION.slugHint}
        spellCheck={false}
        {...form.field('slug')}
      />
      <Checkbox
        label={TRANSLATION.inLanguage(TRANSLATION.publish, language)}
        description={TRANSLATION.publishHint}
        {...form.tick('isPublished')}
      />
    </Stack>
  );
}
