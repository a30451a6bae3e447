import {
  type FeatureBox,
  featureBox,
  featureBoxes,
  newFeatureBox,
} from '@approdo/shared/contract/content/feature-boxes';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { ImageChoice } from '../media-picker/index.ts';
import { LanguageTabs } from '../translations/index.ts';
import { FEATURE_ACTIONS, FEATURE_FORM } from './texts.ts';

const BLANK = { icon: '', title: '', description: '', link: '', published: false };

type Props = {
  /** The box to edit; undefined for a new one. */
  readonly box: FeatureBox | undefined;
  readonly onClose: () => void;
};

export function FeatureForm({ box, onClose }: Props) {
  if (!box) return <FeatureWindow box={box} onClose={onClose} />;
  return (
    <VersionedForm of={box} shape={featureBox}>
      {(current, loadLatest) => <FeatureWindow box={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function FeatureWindow({ box, loadLatest, onClose }: Props & { readonly loadLatest?: LoadLatest }) {
  const { create, update: edit } = featureBoxes;
  const save = useSave({ id: box?.id, create, edit, success: FEATURE_ACTIONS.saved });
  const form = useForm({
    schema: newFeatureBox,
    start: box ? { ...box, link: box.link ?? '' } : BLANK,
    version: box?.version,
    loadLatest: loadLatest,
    save: async (fields, version) => {
      await save(fields, version);
      onClose();
    },
    describe: FEATURE_ACTIONS.saveFailed,
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={box ? FEATURE_FORM.editTitle : FEATURE_FORM.addTitle} onClose={leave}>
      <LanguageTabs kind="feature_boxes" id={box?.id}>
        <StackedForm form={form}>
          <ImageChoice
            label={FEATURE_FORM.icon}
            address={form.draft.icon}
            error={form.faults.icon}
            onChange={(icon) => form.change('icon', icon)}
          />
          <TextInput label={FEATURE_FORM.title} {...form.field('title')} />
          <Textarea label={FEATURE_FORM.description} autosize minRows={2} {...form.field('description')} />
          <TextInput
            label={FEATURE_FORM.link}
            description={FEATURE_FORM.linkHelp}
            inputMode="url"
            {...form.field('link')}
          />
          <Checkbox label={FEATURE_FORM.published} {...form.tick('published')} />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </StackedForm>
      </LanguageTabs>
    </FormWindow>
  );
}
