import { OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Languages } from '../../content/translations/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import type { SectionDraft } from './guide-draft.ts';
import { GuideForm } from './guide-form.tsx';
import { GUIDE, GUIDE_TRANSLATIONS } from './texts.ts';
import { useGuide } from './use-guide.ts';

/** The guide for guests: its sections, and when they open. */
export function GuideScreen() {
  const query = useGuide();
  const [translated, setTranslated] = useState<SectionDraft>();
  return (
    <ScreenFrame>
      <Text c="dimmed" mb="md" maw="75ch">
        {GUIDE.intro}
      </Text>
      <QueryStates query={query} failure={GUIDE.loadFailed}>
        {(guide) => <GuideForm guide={guide} onTranslate={setTranslated} />}
      </QueryStates>
      {translated && <TranslationWindow section={translated} onClose={() => setTranslated(undefined)} />}
    </ScreenFrame>
  );
}

type WindowProps = { readonly section: SectionDraft; readonly onClose: () => void };

function TranslationWindow({ section: { id, title }, onClose }: WindowProps) {
  const [selected, setSelected] = useState<OtherLanguage>(OTHER_LANGUAGES[0]);
  return (
    <FormWindow title={GUIDE_TRANSLATIONS.window(title)} size="xl" onClose={onClose}>
      <Languages
        thing={{ kind: 'guide', id }}
        selected={selected}
        onSelect={(language) => setSelected(OTHER_LANGUAGES.find((other) => other === language) ?? selected)}
      />
    </FormWindow>
  );
}
