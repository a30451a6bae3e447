import type { TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { Button, Group, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { RichTextEditor } from '../rich-text/index.ts';
import { ItalianText } from './italian-text.tsx';
import { StateBadge } from './state-badge.tsx';
import { sayField, TRANSLATION } from './texts.ts';
import styles from './translated-text.module.css';
import { stateOf, type TranslatedField, type WrittenText } from './translation-draft.ts';

type Props = {
  readonly kind: TranslatableKind;
  readonly language: OtherLanguage;
  readonly field: TranslatedField;
  readonly written: WrittenText;
  readonly error: string | undefined;
  readonly onChange: (written: WrittenText) => void;
  /** Called with whether files are being uploaded into the text. */
  readonly onWaiting: (isWaiting: boolean) => void;
};

/** One text: the Italian, and beside or below it the translation. */
export function TranslatedText({ kind, language, field, written, error, onChange, onWaiting }: Props) {
  const id = useId();
  const name = sayField(kind, field.field);
  const state = stateOf(field, written);
  const [copies, setCopies] = useState(0);

  function copy(): void {
    setCopies(copies + 1);
    onChange({ text: field.italian, isFine: false });
  }

  return (
    <section className={styles.field} aria-labelledby={id}>
      <div className={`${kit.line} ${kit.shrink}`} style={{ flexDirection: 'column' }} lang="it">
        <h3 className={`${kit.hint} ${kit.strong}`} id={id}>
          {name}
        </h3>
        <ItalianText field={field} isOutdated={state === 'OUTDATED'} />
      </div>
      <div className={`${kit.line} ${kit.shrink}`} style={{ flexDirection: 'column' }}>
        <Input
          key={copies}
          label={TRANSLATION.inLanguage(name, language)}
          field={field}
          language={language}
          text={written.text}
          error={error}
          onType={(text) => onChange({ text, isFine: true })}
          onWaiting={onWaiting}
        />
        <Group gap="xs">
          <StateBadge state={state} />
          {state === 'MISSING' && field.italian !== '' && (
            <Step describedBy={id} onClick={copy}>
              {TRANSLATION.copy}
            </Step>
          )}
          {(state === 'SUGGESTED' || state === 'OUTDATED') && (
            <Step describedBy={id} onClick={() => onChange({ ...written, isFine: true })}>
              {state === 'SUGGESTED' ? TRANSLATION.fine : TRANSLATION.stillFine}
            </Step>
          )}
        </Group>
      </div>
    </section>
  );
}

type StepProps = { readonly describedBy: string; readonly onClick: () => void; readonly children: string };

function Step({ describedBy, onClick, children }: StepProps) {
  return (
    <Button size="compact-sm" variant="default" aria-describedby={describedBy} onClick={onClick}>
      {children}
    </Button>
  );
}

type InputProps = Pick<Props, 'field' | 'language' | 'error' | 'onWaiting'> & {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
};

/** An input of the same kind as the Italian one. */
function Input({ label, field, language, text, error, onType, onWaiting }: InputProps) {
  if (field.format === 'html') {
    return (
      <RichTextEditor
        label={label}
        language={language}
        start={text}
        error={error}
        onChange={onType}
        onWaiting={onWaiting}
      />
    );
  }
  const shared = { label, lang: language, name: field.field, value: text, error };
  return field.format === 'text' ? (
    <Textarea {...shared} autosize minRows={3} onChange={({ currentTarget }) => onType(currentTarget.value)} />
  ) : (
    <Textarea {...shared} autosize minRows={1} onChange={({ currentTarget }) => onType(oneLine(currentTarget.value))} />
  );
}

/** A line may be long, so it is shown wrapped, but it may contain no line break. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
