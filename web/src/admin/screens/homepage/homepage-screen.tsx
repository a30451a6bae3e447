import { QueryFaces } from '../../feedback/query-faces.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { HOMEPAGE } from '../../texts/homepage.ts';
import { HomepageForm } from './homepage-form.tsx';
import { useHomepage } from './use-homepage.ts';

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
