import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../feedback/notice.tsx';
import { useDemo } from '../resources/use-demo.ts';
import { DEMO } from '../texts/demo.ts';

/** Over every screen for as long as the site shows the starter content: nothing of it is to be taken for real. */
export function DemoNotice() {
  const { data } = useDemo();
  if (!data?.isDemo) return null;
  return (
    <Notice label={DEMO.label} text={DEMO.notice}>
      <Anchor component={Link} to="/start" inherit fw={600}>
        {DEMO.begin}
      </Anchor>
    </Notice>
  );
}
