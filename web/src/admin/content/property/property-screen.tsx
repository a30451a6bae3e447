import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/content/property';
import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { LanguageTabs } from '../translations/index.ts';
import { DetailsFields } from './details-fields.tsx';
import { ContactFields, RulesField } from './guest-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { AmenityList, ImageList } from './property-lists.tsx';
import { PROPERTY } from './texts.ts';
import { TurnoverField } from './turnover-field.tsx';
import { useProperty } from './use-property.ts';
import { usePropertyForm } from './use-property-form.ts';

/** The screen of the property; prices and stay rules have screens of their own. */
export function PropertyScreen() {
  const property = useProperty();
  return (
    <ScreenFrame>
      <div className={kit.grid} style={{ gap: 'var(--space-7)', maxInlineSize: '56rem' }}>
        <QueryStates query={property} failure={PROPERTY.loadFailed}>
          {(found) => <PropertyForm property={found} />}
        </QueryStates>
        <Anchor component={Link} to="/rates">
          {PROPERTY.toRates}
        </Anchor>
      </div>
    </ScreenFrame>
  );
}

type PropertyFormProps = { readonly property: PropertyAnswer };

/** The form of the property's details, amenities and pictures. */
function PropertyForm({ property }: PropertyFormProps) {
  return (
    <LanguageTabs kind="property" id="property">
      <VersionedForm of={property} shape={propertyAnswer}>
        {(current, loadLatest) => <PropertyFields property={current} loadLatest={loadLatest} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function PropertyFields({ property, loadLatest }: PropertyFormProps & { readonly loadLatest: LoadLatest }) {
  const form = usePropertyForm({ property, loadLatest });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <DetailsFields form={form} />
        <TurnoverField form={form} />
        <RulesField form={form} />
        <AmenityList form={form} />
        <ImageList form={form} />
        <PlaceFields form={form} />
        <ContactFields form={form} />
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
