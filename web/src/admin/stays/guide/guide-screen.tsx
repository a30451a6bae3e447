import type { Guide } from '@approdo/shared/contract/stays/guide';
import { OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Languages } from '../../content/translations/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import styles from './guide-form.module.css';
import { GuideForm } from './guide-form.tsx';
import { GUIDE, GUIDE_TRANSLATIONS } from './texts.ts';
import { useGuide } from './use-guide.ts';

/** The guide for guests: its sections, and when they open. */
export function GuideScreen() {
  const query = useGuide();
  return (
    <ScreenFrame>
      <Text c="dimmed" mb="md" maw="75ch">
        {GUIDE.intro}
      </Text>
      <QueryStates query={query} failure={GUIDE.loadFailed}>
        {(guide) => (
          <>
            <GuideForm guide={guide} />
            <GuideTranslations sections={guide.sections} />
          </>
        )}
      </QueryStates>
    </ScreenFrame>
  );
}

type Section = Guide['sections'][number];

/** The saved sections, each with a button for its translations. */
function GuideTranslations({ sections }: { readonly sections: readonly Section[] }) {
  const [translated, setTranslated] = useState<Section>();
  if (sections.length === 0) return null;
  return (
    <section className={styles.translations} aria-labelledby="guide-translations">
      <Title order={2} size="h3" id="guide-translations">
        {GUIDE_TRANSLATIONS.title}
      </Title>
      <Text c="dimmed">{GUIDE_TRANSLATIONS.intro}</Text>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <span id={`section-${section.id}`}>{section.title}</span>
            <Button variant="default" aria-describedby={`section-${section.id}`} onClick={() => setTranslated(section)}>
              {GUIDE_TRANSLATIONS.translate}
            </Button>
          </li>
        ))}
      </ul>
      {translated && <TranslationWindow section={translated} onClose={() => setTranslated(undefined)} />}
    </section>
  );
}

type WindowProps = { readonly section: Section; readonly onClose: () => void };

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
