import { demo } from '@approdo/shared/contract/operations/demo';
import { Anchor } from '@mantine/core';
import { Link, useMatch } from 'react-router-dom';
import { Notice } from '../../kit/feedback/notice.tsx';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { useRead } from '../../session/use-read.ts';
import { DEMO } from './texts.ts';

const START = '/start';

/** Shown above every screen while the site has demo content, so that nothing of it is taken for real. */
export function DemoNotice() {
  const { data, isLoading } = useRead(demo.view);
  const isThere = useMatch(`${START}/*`) !== null;
  if (isLoading) return <PendingContent />;
  if (!data?.isDemo) return null;
  return (
    <Notice label={DEMO.label} text={DEMO.notice}>
      {!isThere && (
        <Anchor component={Link} to={START} inherit fw={600}>
          {DEMO.begin}
        </Anchor>
      )}
    </Notice>
  );
}
