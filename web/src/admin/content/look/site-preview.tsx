import { siteLook } from '@approdo/shared/contract/content/look';
import { Group, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { isPhone } from '../../kit/frame/use-is-phone.ts';
import { useCall } from '../../session/use-call.ts';
import { type PreviewFrame, type PreviewScheme, usePreviewFrames } from './preview-frames.ts';
import styles from './site-preview.module.css';
import { PREVIEW } from './texts.ts';

type Props = {
  /** Changes with what the site would show. */
  readonly revision: string | undefined;
  readonly hint?: string;
};

/** A form beside the site as it would be; on a narrow screen below it. */
export function BesideSite({ children, ...preview }: Props & { readonly children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const sides = [<div key="fields">{children}</div>, <SitePreview key="preview" {...preview} />];
  // The order of the page is that in which one reads and tabs.
  return <div className={styles.sides}>{isWide ? sides : sides.toReversed()}</div>;
}

/** The server's addresses are good for 30 minutes, and it makes 20 in an hour. */
const RENEW_MS = 20 * 60_000;
const SOONEST_MS = 60_000;

function SitePreview({ revision, hint }: Props) {
  const call = useCall();
  const query = useQuery({
    queryKey: ['look-preview'],
    queryFn: ({ signal }) => call(siteLook.preview, { signal }),
    staleTime: RENEW_MS,
    refetchInterval: ({ state }) => Math.max(SOONEST_MS, state.dataUpdatedAt + RENEW_MS - Date.now()),
  });
  return (
    <Part id="anteprima" title={PREVIEW.title} hint={hint}>
      <QueryStates
        query={query}
        failure={PREVIEW.loadFailed}
        loading={<Skeleton className={styles.waiting} aria-busy />}
      >
        {({ path }) => <FramedSite path={path} revision={revision} />}
      </QueryStates>
    </Part>
  );
}

const WIDTHS = { computer: 1280, phone: 390 } as const;
type Device = keyof typeof WIDTHS;

function FramedSite({ path, revision }: Pick<Props, 'revision'> & { readonly path: string }) {
  const [device, setDevice] = useState<Device>(() => (isPhone() ? 'phone' : 'computer'));
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const { frames, page, open, arrive } = usePreviewFrames({ path, revision, scheme });
  const { ref: stage, width: room } = useElementSize<HTMLDivElement>();
  // Whoever follows a link in the preview gets to other pages, too.
  const known: Readonly<Record<string, string>> = PREVIEW.pages;
  const pages = page in known ? known : { ...known, [page]: page };

  return (
    <>
      <Group gap="sm" mb="sm" align="flex-end">
        <SegmentedControl aria-label={PREVIEW.device} data={[...PREVIEW.devices]} value={device} onChange={setDevice} />
        <SegmentedControl aria-label={PREVIEW.scheme} data={[...PREVIEW.schemes]} value={scheme} onChange={setScheme} />
        <NativeSelect
          aria-label={PREVIEW.page}
          value={page}
          data={Object.entries(pages).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => open(currentTarget.value)}
        />
      </Group>
      <div ref={stage} className={styles.stage}>
        {frames.map((frame, index) => (
          <iframe
            key={frame.id}
            className={styles.frame}
            title={PREVIEW.frame(pages[page] ?? page)}
            src={frame.src}
            // Nothing of it runs; its place is read from here.
            sandbox="allow-same-origin"
            data-loading={index > 0 || undefined}
            inert={index > 0}
            style={styleOf(frame, WIDTHS[device], room)}
            onLoad={({ currentTarget }) =>
              arrive(frame, currentTarget, currentTarget.parentElement?.querySelector('iframe') ?? null)
            }
          />
        ))}
      </div>
    </>
  );
}

/** A window of that width, scaled into the room there is, in the middle; all in pixels. */
function styleOf({ scheme }: PreviewFrame, width: number, room: number) {
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return {
    colorScheme: scheme,
    inlineSize: width,
    blockSize: `${100 / scale}%`,
    insetInlineStart: Math.max(0, (room - width * scale) / 2),
    transform: `scale(${scale})`,
  };
}
