import { type PropertyAnswer, propertyAnswer } from '@approdo/shared/contract/content/property';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { LanguageTabs } from '../translations/index.ts';
import { ContactFields, DetailsFields, RulesField, TurnoverField } from './details-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './property.module.css';
import { usePropertyForm } from './property-draft.ts';
import { AmenityList, ImageList } from './property-lists.tsx';
import { PROPERTY } from './texts.ts';
import { useProperty } from './use-property.ts';

/** The screen of the property; prices and stay rules have screens of their own. */
export function PropertyScreen() {
  const property = useProperty();
  return (
    <ScreenFrame>
      <div className={kit.grid} style={{ gap: 'var(--space-7)', maxInlineSize: '56rem' }}>
        <QueryStates query={property} failure={PROPERTY.loadFailed}>
          {(found) => (
            <LanguageTabs kind="property" id="property">
              <VersionedForm of={found} shape={propertyAnswer}>
                {(current, loadLatest) => <PropertyFields property={current} loadLatest={loadLatest} />}
              </VersionedForm>
            </LanguageTabs>
          )}
        </QueryStates>
        <Anchor component={Link} to="/rates">
          {PROPERTY.toRates}
        </Anchor>
      </div>
    </ScreenFrame>
  );
}

type Props = { readonly property: PropertyAnswer; readonly loadLatest: LoadLatest };

function PropertyFields({ property, loadLatest }: Props) {
  const form = usePropertyForm({ property, loadLatest });
  const isPhone = useIsPhone();
  return (
    <StackedForm form={form}>
      {SECTIONS.map(([title, Fields], index) => (
        <div key={title} className={`${kit.panel} ${styles.section}`}>
          <Fold title={title} startsOpen={index === 0 || !isPhone}>
            <Fields form={form} />
          </Fold>
        </div>
      ))}
      <div>
        <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
      </div>
    </StackedForm>
  );
}

/** The sections; on a phone all but the first are folded at first. */
const SECTIONS = [
  [PROPERTY.details, DetailsFields],
  [PROPERTY.stays, TurnoverField],
  [PROPERTY.rules, RulesField],
  [PROPERTY.amenities, AmenityList],
  [PROPERTY.images, ImageList],
  [PROPERTY.place, PlaceFields],
  [PROPERTY.contacts, ContactFields],
] as const;
