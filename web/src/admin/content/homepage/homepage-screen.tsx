import { type HomepageAnswer, homepage, homepageAnswer } from '@approdo/shared/contract/content/homepage';
import { Anchor, Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { SHELL } from '../../kit/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { BesideSite, LOOK, PREVIEW } from '../look/index.ts';
import { LanguageTabs } from '../translations/index.ts';
import { HeroFields, type HomepageForm, useHomepageForm } from './hero-fields.tsx';
import { HOMEPAGE, HOMEPAGE_FORM } from './texts.ts';

export function HomepageScreen() {
  const query = useRead(homepage.get);
  return (
    <ScreenFrame>
      <QueryStates query={query} failure={HOMEPAGE.loadFailed}>
        {(settings) => (
          <LanguageTabs kind="homepage" id="homepage">
            <VersionedForm of={settings} shape={homepageAnswer}>
              {(current, loadLatest) => (
                <BesideSite revision={settings.version} hint={PREVIEW.afterSaving}>
                  <HomepageFields settings={current} loadLatest={loadLatest} />
                </BesideSite>
              )}
            </VersionedForm>
          </LanguageTabs>
        )}
      </QueryStates>
    </ScreenFrame>
  );
}

type Props = { readonly settings: HomepageAnswer; readonly loadLatest: LoadLatest };

/** The form of the site's first screen. */
function HomepageFields({ settings, loadLatest }: Props) {
  const form = useHomepageForm({ settings, loadLatest });
  return (
    <StackedForm form={form}>
      <HeroFields form={form} />
      <ButtonFields name="primaryButton" form={form} />
      <ButtonFields name="secondaryButton" form={form} />
      <Anchor component={Link} to="/look">
        {LOOK.title}
      </Anchor>
      <div>
        <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
      </div>
    </StackedForm>
  );
}

type ButtonFieldsProps = { readonly name: 'primaryButton' | 'secondaryButton'; readonly form: HomepageForm };

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
