import { Anchor } from '@mantine/core';
import { Link, useMatch } from 'react-router-dom';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Coming } from '../../kit/feedback/query-faces.tsx';
import { DEMO } from './texts.ts';
import { useDemo } from './use-demo.ts';

const START = '/start';

/** Over every screen for as long as the site shows the starter content: nothing of it is to be taken for real. */
export function DemoNotice() {
  const { data, isLoading } = useDemo();
  const isThere = useMatch(`${START}/*`) !== null;
  if (isLoading) return <Coming />;
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
