import {
  type ContractTemplate,
  contracts,
  contractTemplate,
  contractWording,
} from '@approdo/shared/contract/money/contracts';
import { ITALIAN, isLanguage, LANGUAGE_NAMES, type Language } from '@approdo/shared/domain/base/language/language';
import { listPlaceholders } from '@approdo/shared/domain/base/text/wording';
import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useOfferedLanguages } from '../../content/translations/index.ts';
import { PlaceholderButtons, useWritingPlace, WordingPreview } from '../../content/wordings/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { type Faults, useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { CONTRACT_TEMPLATE } from './texts/documents.ts';

type TemplateProps = {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onClose: () => void;
};

/** The contract template in each language of the site, with a preview beside it. */
export function ContractTemplateWindow({ onClose }: Pick<TemplateProps, 'onClose'>) {
  const [language, setLanguage] = useState<Language>(ITALIAN);
  return <TemplateIn key={language} language={language} onLanguage={setLanguage} onClose={onClose} />;
}

function TemplateIn(props: TemplateProps) {
  const query = useRead(contracts.template, { query: { language: props.language } });
  return (
    <QueryStates query={query} failure={CONTRACT_TEMPLATE.loadFailed}>
      {(template) => (
        <VersionedForm of={template} shape={contractTemplate}>
          {(current, loadLatest) => <TemplateForm template={current} loadLatest={loadLatest} {...props} />}
        </VersionedForm>
      )}
    </QueryStates>
  );
}

type FormProps = TemplateProps & { readonly template: ContractTemplate; readonly loadLatest: LoadLatest };

function TemplateForm({ template, loadLatest, language, onLanguage, onClose }: FormProps) {
  const { subject, body, placeholders, version } = template;
  const change = useWrite(contracts.changeTemplate, { success: () => CONTRACT_TEMPLATE.saved });
  const languages = useOfferedLanguages();
  const form = useForm({
    schema: contractWording,
    start: { subject, body },
    findFaults: (wording) => findUnknown(wording, placeholders),
    version,
    loadLatest,
    save: async (wording, known) => {
      await change.mutateAsync({ query: { language }, body: wording, version: known });
      onClose();
    },
    describe: CONTRACT_TEMPLATE.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  const place = useWritingPlace(form.draft, form.change);

  return (
    <FormWindow title={CONTRACT_TEMPLATE.title} onClose={leave} size="64rem">
      <Text c="dimmed" mb="md">
        {CONTRACT_TEMPLATE.intro}
      </Text>
      {languages.length > 1 && (
        <NativeSelect
          mb="md"
          label={CONTRACT_TEMPLATE.language}
          description={CONTRACT_TEMPLATE.languageHelp}
          value={language}
          data={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && form.leaveBy(() => onLanguage(value))()}
        />
      )}
      <div className={kit.sides}>
        <StackedForm form={form} onFocus={place.watch}>
          <TextInput label={CONTRACT_TEMPLATE.subject} {...form.field('subject')} />
          <Textarea
            label={CONTRACT_TEMPLATE.body}
            description={CONTRACT_TEMPLATE.bodyHelp}
            autosize
            minRows={12}
            maxRows={24}
            {...form.field('body')}
          />
          <PlaceholderButtons
            placeholders={placeholders}
            hint={CONTRACT_TEMPLATE.placeholdersHint}
            onChoose={place.insert}
          />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </StackedForm>
        <WordingPreview language={language} placeholders={placeholders} draft={form.draft} />
      </div>
    </FormWindow>
  );
}

type Draft = { readonly subject: string; readonly body: string };

function findUnknown(wording: Draft, placeholders: ContractTemplate['placeholders']): Faults {
  const faultOf = (text: string) => {
    const unknown = listPlaceholders(text).find((name) => placeholders.every((known) => known.name !== name));
    return unknown === undefined ? undefined : CONTRACT_TEMPLATE.unknown(unknown);
  };
  const found = { subject: faultOf(wording.subject), body: faultOf(wording.body) };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}
