import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/stay/property';
import { Stack } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { DetailsFields } from '../../parts/property/details-fields.tsx';
import { PlaceFields } from '../../parts/property/place-fields.tsx';
import { AmenityList, ImageList } from '../../parts/property/property-lists.tsx';
import { TurnoverField } from '../../parts/property/turnover-field.tsx';
import { usePropertyForm } from '../../parts/property/use-property-form.ts';
import { SHELL } from '../../texts/shell.ts';
import { LanguageTabs } from '../../translations/language-tabs.tsx';

type Props = { readonly property: PropertyAnswer };

/** What the property is, has and shows. */
export function PropertyForm({ property }: Props) {
  return (
    <LanguageTabs kind="property" id="property">
      <VersionedForm of={property} shape={propertyAnswer}>
        {(current, takeUp) => <PropertyFields property={current} takeUp={takeUp} />}
      </VersionedForm>
    </LanguageTabs>
  );
}

function PropertyFields({ property, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const form = usePropertyForm({ property, takeUp });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <DetailsFields form={form} />
        <TurnoverField form={form} />
        <AmenityList form={form} />
        <ImageList form={form} />
        <PlaceFields form={form} />
        <div>
          <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
