import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useHomepage } from '../../parts/homepage/use-homepage.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { HOMEPAGE } from '../../texts/homepage.ts';
import { HomepageForm } from './homepage-form.tsx';

export function HomepageScreen() {
  const query = useHomepage();
  return (
    <ScreenFrame>
      <QueryFaces query={query} failure={HOMEPAGE.loadFailed}>
        {(settings) => <HomepageForm settings={settings} />}
      </QueryFaces>
    </ScreenFrame>
  );
}
