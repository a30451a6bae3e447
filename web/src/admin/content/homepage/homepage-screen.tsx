import { type HomepageAnswer, homepage, homepageAnswer } from '@approdo/shared/contract/content/homepage';
import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { SHELL } from '../../kit/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { LanguageTabs } from '../translations/index.ts';
import { BesidePreview } from './beside-preview.tsx';
import { LookFields } from './look-fields.tsx';
import { HOMEPAGE, HOMEPAGE_FORM } from './texts.ts';
import { type HomepageForm as Form, useHomepageForm } from './use-homepage-form.ts';

export function HomepageScreen() {
  const query = useRead(homepage.get);
  return (
    <ScreenFrame>
      <QueryStates query={query} failure={HOMEPAGE.loadFailed}>
        {(settings) => <HomepageForm settings={settings} />}
      </QueryStates>
    </ScreenFrame>
  );
}

type Props = { readonly settings: HomepageAnswer };

/** The form of the site's first screen, with a small preview. */
function HomepageForm({ settings }: Props) {
  return (
    <LanguageTabs kind="homepage" id="homepage">
      <VersionedForm of={settings} shape={homepageAnswer}>
        {(current, loadLatest) => <HomepageFields settings={current} loadLatest={loadLatest} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function HomepageFields({ settings, loadLatest }: Props & { readonly loadLatest: LoadLatest }) {
  const form = useHomepageForm({ settings, loadLatest });
  return (
    <BesidePreview form={form}>
      <Stack>
        <FormProblem problem={form.problem} />
        <LookFields form={form} />
        <ButtonFields name="primaryButton" form={form} />
        <ButtonFields name="secondaryButton" form={form} />
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      </Stack>
    </BesidePreview>
  );
}

type ButtonFieldsProps = { readonly name: 'primaryButton' | 'secondaryButton'; readonly form: Form };

function ButtonFields({ name, form }: ButtonFieldsProps) {
  return (
    <Fieldset legend={HOMEPAGE_FORM[name]}>
      <Stack>
        <TextInput label={HOMEPAGE_FORM.text} {...form.field(`${name}.text`)} />
        <TextInput label={HOMEPAGE_FORM.link} inputMode="url" {...form.field(`${name}.link`)} />
        <Checkbox label={HOMEPAGE_FORM.visible} {...form.tick(`${name}.visible`)} />
      </Stack>
    </Fieldset>
  );
}
