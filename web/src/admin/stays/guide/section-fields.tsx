import { SECTION_TIMES } from '@approdo/shared/domain/stays/guide';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { RichTextEditor } from '../../content/rich-text/index.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import type { SectionDraft } from './guide-draft.ts';
import { GUIDE_FORM, GUIDE_TRANSLATIONS } from './texts.ts';

type Props = {
  readonly section: SectionDraft;
  /** The section's name for screen readers. */
  readonly name: string;
  readonly faultOf: (part: keyof SectionDraft) => string | undefined;
  readonly onChange: (section: SectionDraft) => void;
  /** Called with the section's id and whether files are being uploaded into its text. */
  readonly onWaiting: (id: string, isWaiting: boolean) => void;
  /** Opens its translations; left out until it is saved. */
  readonly onTranslate: (() => void) | undefined;
};

const TIMES = SECTION_TIMES.map((time) => ({ value: time, label: GUIDE_FORM[time] }));

/** One section of the guide: a title, a time, the editor of pages, and the way to its translations. */
export function SectionFields({ section, name, faultOf, onChange, onWaiting, onTranslate }: Props) {
  const { id, title, content, shown } = section;
  const latest = useRef({ section, onChange });
  useLayoutEffect(() => {
    latest.current = { section, onChange };
  });
  // The editor keeps using the first callback that it is given.
  const changeContent = useCallback((html: string) => {
    const { section: now, onChange: change } = latest.current;
    change({ ...now, content: html });
  }, []);
  const changeWaiting = useCallback((isWaiting: boolean) => onWaiting(id, isWaiting), [onWaiting, id]);
  useEffect(() => () => onWaiting(id, false), [onWaiting, id]);

  return (
    <fieldset className={`${kit.plainFieldset} ${kit.stack4}`} aria-label={name}>
      <div style={columns('20rem')}>
        <TextInput
          label={GUIDE_FORM.title}
          value={title}
          error={faultOf('title')}
          onChange={({ currentTarget }) => onChange({ ...section, title: currentTarget.value })}
        />
        <NativeSelect
          label={GUIDE_FORM.shown}
          data={TIMES}
          value={shown}
          error={faultOf('shown')}
          onChange={({ currentTarget }) => {
            const chosen = SECTION_TIMES.find((time) => time === currentTarget.value);
            if (chosen) onChange({ ...section, shown: chosen });
          }}
        />
      </div>
      <RichTextEditor
        label={GUIDE_FORM.content}
        start={content}
        error={faultOf('content')}
        onChange={changeContent}
        onWaiting={changeWaiting}
      />
      {onTranslate ? (
        <Button variant="default" style={{ justifySelf: 'start' }} onClick={onTranslate}>
          {GUIDE_TRANSLATIONS.translate}
        </Button>
      ) : (
        <p className={kit.hint}>{GUIDE_TRANSLATIONS.unsaved}</p>
      )}
    </fieldset>
  );
}
