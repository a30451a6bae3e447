import { Text } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useGuide } from '../../resources/use-guide.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { GUIDE } from '../../texts/guide.ts';
import { GuideForm } from './guide-form.tsx';
import { GuideTranslations } from './guide-translations.tsx';

/** What the house tells those who stay in it, and when. */
export function GuideScreen() {
  const query = useGuide();
  return (
    <ScreenFrame>
      <Text c="dimmed" mb="md" maw="75ch">
        {GUIDE.intro}
      </Text>
      <QueryFaces query={query} failure={GUIDE.loadFailed}>
        {(guide) => (
          <>
            <GuideForm guide={guide} />
            <GuideTranslations sections={guide.sections} />
          </>
        )}
      </QueryFaces>
    </ScreenFrame>
  );
}
