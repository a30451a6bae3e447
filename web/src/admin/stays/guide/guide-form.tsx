import { type Guide, guideAnswer, guideEdit } from '@approdo/shared/contract/stays/guide';
import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { EDITOR } from '../../content/rich-text/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { guideFields, newSection } from './guide-draft.ts';
import { SectionFields } from './section-fields.tsx';
import { GUIDE, GUIDE_FORM } from './texts.ts';
import { useReplaceGuide } from './use-guide.ts';

type Props = { readonly guide: Guide };

/** The whole guide, saved together. */
export function GuideForm({ guide }: Props) {
  return (
    <VersionedForm of={guide} shape={guideAnswer}>
      {(current, loadLatest) => <Fields guide={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

function Fields({ guide, loadLatest }: Props & { readonly loadLatest: LoadLatest }) {
  const replace = useReplaceGuide();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const form = useForm({
    schema: guideEdit,
    start: guideFields.encode(guide),
    read: guideFields.decode,
    findFaults: () => (waiting.length > 0 ? { sections: EDITOR.waitForFiles } : {}),
    version: guide.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: (fault) => describeServerError(fault, GUIDE.saveFailed),
  });
  const { draft, faults, field, change } = form;

  /** A section that is removed takes its pending uploads with it. */
  const setIsWaiting = useCallback((id: string, isWaiting: boolean) => {
    setWaiting((before) => [...before.filter((other) => other !== id), ...(isWaiting ? [id] : [])]);
  }, []);

  return (
    <form {...form.props} style={{ maxInlineSize: '60rem' }}>
      <Stack>
        <FormProblem problem={form.problem} />
        <TimeFields field={field} />
        <Text className={kit.tip}>{GUIDE.photosHint}</Text>
        <ListField
          legend={GUIDE_FORM.sections}
          entries={draft.sections}
          blank={newSection()}
          words={{ add: GUIDE_FORM.add, remove: GUIDE_FORM.remove }}
          nameOf={GUIDE_FORM.section}
          isOrdered
          onChange={(sections) => change('sections', sections)}
        >
          {(section, index, changeSection) => (
            <SectionFields
              section={section}
              name={GUIDE_FORM.section(index + 1)}
              faultOf={(part) => faults[`sections.${index}.${part}`]}
              onChange={changeSection}
              onWaiting={setIsWaiting}
            />
          )}
        </ListField>
        {faults.sections !== undefined && (
          <Text c="red" data-fault tabIndex={-1}>
            {faults.sections}
          </Text>
        )}
        <FormFoot submit={GUIDE.save} form={form} />
      </Stack>
    </form>
  );
}

/** When the guide can be read, and the hours of check-in and check-out. */
function TimeFields({ field }: Pick<ReturnType<typeof useForm<z.input<typeof guideFields>, unknown>>, 'field'>) {
  return (
    <Fieldset legend={GUIDE_FORM.times}>
      <div style={columns('20rem')}>
        <TextInput
          label={GUIDE_FORM.daysBefore}
          description={GUIDE_FORM.daysBeforeHelp}
          inputMode="numeric"
          {...field('daysBefore')}
        />
        <TextInput
          label={GUIDE_FORM.daysAfter}
          description={GUIDE_FORM.daysAfterHelp}
          inputMode="numeric"
          {...field('daysAfter')}
        />
        <TextInput
          label={GUIDE_FORM.checkInFrom}
          description={GUIDE_FORM.hoursHelp}
          type="time"
          {...field('checkInFrom')}
        />
        <TextInput
          label={GUIDE_FORM.checkOutBy}
          description={GUIDE_FORM.hoursHelp}
          type="time"
          {...field('checkOutBy')}
        />
      </div>
    </Fieldset>
  );
}
