import { type Guide, guideAnswer, guideEdit, guide as rows } from '@approdo/shared/contract/stays/guide';
import { Text, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { EDITOR } from '../../content/rich-text/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { guideFields, newSection, type SectionDraft } from './guide-draft.ts';
import { SectionFields } from './section-fields.tsx';
import { GUIDE, GUIDE_FORM } from './texts.ts';

/** Of the guide's chapters one is open. */
const CHAPTERS = 'guide';

type Props = { readonly guide: Guide; readonly onTranslate: (section: SectionDraft) => void };

/** The whole guide, saved together. */
export function GuideForm({ guide, onTranslate }: Props) {
  return (
    <VersionedForm of={guide} shape={guideAnswer}>
      {(current, loadLatest) => (
        <Fields guide={current} saved={guide.sections} loadLatest={loadLatest} onTranslate={onTranslate} />
      )}
    </VersionedForm>
  );
}

type FieldsProps = Props & {
  /** The sections as they are on the server, which alone can be translated. */
  readonly saved: readonly SectionDraft[];
  readonly loadLatest: LoadLatest;
};

function Fields({ guide, saved, loadLatest, onTranslate }: FieldsProps) {
  const replace = useWrite(rows.replace, { success: () => GUIDE.saved });
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const form = useForm({
    schema: guideEdit,
    start: guideFields.encode(guide),
    read: guideFields.decode,
    findFaults: () => (waiting.length > 0 ? { sections: EDITOR.waitForFiles } : {}),
    version: guide.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: GUIDE.saveFailed,
  });
  const { draft, faults, field, change } = form;

  /** A section that is removed takes its pending uploads with it. */
  const setIsWaiting = useCallback((id: string, isWaiting: boolean) => {
    setWaiting((before) => [...before.filter((other) => other !== id), ...(isWaiting ? [id] : [])]);
  }, []);

  return (
    <StackedForm form={form} style={{ maxInlineSize: '60rem' }}>
      <Fold title={GUIDE_FORM.times} group={CHAPTERS} startsOpen={guide.sections.length === 0}>
        <TimeFields field={field} />
      </Fold>
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
        {(section, index, changeSection) => {
          const known = saved.find(({ id }) => id === section.id);
          const name = GUIDE_FORM.section(index + 1);
          return (
            <Fold title={section.title || name} group={CHAPTERS} startsOpen={section.id === guide.sections[0]?.id}>
              <SectionFields
                section={section}
                name={name}
                faultOf={(part) => faults[`sections.${index}.${part}`]}
                onChange={changeSection}
                onWaiting={setIsWaiting}
                onTranslate={known && (() => onTranslate(known))}
              />
            </Fold>
          );
        }}
      </ListField>
      {faults.sections !== undefined && (
        <Text c="red" data-fault tabIndex={-1}>
          {faults.sections}
        </Text>
      )}
      <FormFoot submit={GUIDE.save} form={form} />
    </StackedForm>
  );
}

type TimesProps = Pick<ReturnType<typeof useForm<z.input<typeof guideFields>, unknown>>, 'field'>;

/** When the guide can be read, and the hours of check-in and check-out. */
function TimeFields({ field }: TimesProps) {
  const days = { daysBefore: GUIDE_FORM.daysBeforeHelp, daysAfter: GUIDE_FORM.daysAfterHelp };
  return (
    <div style={columns('20rem')}>
      {(['daysBefore', 'daysAfter'] as const).map((name) => (
        <TextInput key={name} label={GUIDE_FORM[name]} description={days[name]} inputMode="numeric" {...field(name)} />
      ))}
      {(['checkInFrom', 'checkOutBy'] as const).map((name) => (
        <TextInput
          key={name}
          label={GUIDE_FORM[name]}
          description={GUIDE_FORM.hoursHelp}
          type="time"
          {...field(name)}
        />
      ))}
    </div>
  );
}
