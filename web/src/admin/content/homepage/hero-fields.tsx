import { type HomepageAnswer, homepage, homepageSettings } from '@approdo/shared/contract/content/homepage';
import { TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { ImageChoice } from '../media-picker/index.ts';
import { HOMEPAGE, HOMEPAGE_FORM } from './texts.ts';

type Options = {
  readonly settings: HomepageAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: () => void;
};

/** The form of the site's name and hero, whichever of its fields are shown. */
export function useHomepageForm({ settings, loadLatest, onSaved }: Options) {
  const edit = useWrite(homepage.update, { success: () => HOMEPAGE.saved });
  return useForm({
    schema: homepageSettings,
    start: settings,
    version: settings.version,
    loadLatest,
    save: (body, version) => edit.mutateAsync({ body, version }),
    onSaved,
    describe: HOMEPAGE.saveFailed,
  });
}

export type HomepageForm = ReturnType<typeof useHomepageForm>;

/** The name of the site, and the picture and words of its hero. */
export function HeroFields({ form }: { readonly form: HomepageForm }) {
  const { draft, faults, field, change } = form;
  return (
    <>
      <TextInput label={HOMEPAGE_FORM.siteName} {...field('siteName')} />
      <ImageChoice
        label={HOMEPAGE_FORM.heroImage}
        address={draft.heroImage}
        error={faults.heroImage}
        takesAddress
        onChange={(address) => change('heroImage', address)}
      />
      <TextInput label={HOMEPAGE_FORM.heroTitle} {...field('heroTitle')} />
      <TextInput label={HOMEPAGE_FORM.heroSubtitle} {...field('heroSubtitle')} />
    </>
  );
}
