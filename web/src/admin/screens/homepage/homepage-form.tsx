import {
  type HomepageAnswer,
  type HomepageSettings,
  homepageAnswer,
  homepageSettings,
} from '@approdo/shared/contract/homepage';
import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { ImageAddressField } from '../../media-picker/image-address-field.tsx';
import { HOMEPAGE, HOMEPAGE_FORM } from '../../texts/homepage.ts';
import { SHELL } from '../../texts/shell.ts';
import { HeroPreview } from './hero-preview.tsx';
import { draftOf, type HomepageDraft, readHomepage } from './homepage-draft.ts';
import styles from './homepage-form.module.css';
import { useEditHomepage } from './use-homepage.ts';

type Props = { readonly settings: HomepageAnswer };

/** What the first screen of the site shows, with a small one beside it. */
export function HomepageForm({ settings }: Props) {
  return (
    <VersionedForm of={settings} shape={homepageAnswer}>
      {(current, takeUp) => <HomepageFields settings={current} takeUp={takeUp} />}
    </VersionedForm>
  );
}

function HomepageFields({ settings, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const edit = useEditHomepage();
  const form = useForm({
    schema: homepageSettings,
    start: draftOf(settings),
    read: readHomepage,
    version: settings.version,
    takeUp,
    save: (body, version) => edit.mutateAsync({ body, version }),
    describe: (fault) => sayWhatServerSaid(fault, HOMEPAGE.saveFailed),
  });
  return (
    <div className={styles.sides}>
      <div className={styles.preview}>
        <HeroPreview settings={readHomepage(form.draft)} />
      </div>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <TextInput label={HOMEPAGE_FORM.siteName} {...form.field('siteName')} />
          <ImageAddressField
            label={HOMEPAGE_FORM.heroImage}
            {...form.field('heroImage')}
            onChoose={(address) => form.change('heroImage', address)}
          />
          <TextInput label={HOMEPAGE_FORM.heroTitle} {...form.field('heroTitle')} />
          <TextInput label={HOMEPAGE_FORM.heroSubtitle} {...form.field('heroSubtitle')} />
          <ButtonFields name="primaryButton" form={form} />
          <ButtonFields name="secondaryButton" form={form} />
          <div>
            <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
          </div>
        </Stack>
      </form>
    </div>
  );
}

type ButtonFieldsProps = {
  readonly name: 'primaryButton' | 'secondaryButton';
  readonly form: ReturnType<typeof useForm<HomepageDraft, HomepageSettings>>;
};

function ButtonFields({ name, form }: ButtonFieldsProps) {
  return (
    <Fieldset legend={HOMEPAGE_FORM[name]}>
      <Stack>
        <TextInput label={HOMEPAGE_FORM.text} {...form.field(`${name}.text`)} />
        <TextInput label={HOMEPAGE_FORM.link} inputMode="url" {...form.field(`${name}.link`)} />
        <Checkbox
          label={HOMEPAGE_FORM.visible}
          checked={form.draft[`${name}.visible`]}
          onChange={({ currentTarget }) => form.change(`${name}.visible`, currentTarget.checked)}
        />
      </Stack>
    </Fieldset>
  );
}
