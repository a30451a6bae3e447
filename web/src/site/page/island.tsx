import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { TextsContext } from '../texts/use-texts.ts';
import type { IslandName, WakeMoment } from './island-name.ts';
import { scriptJson } from './json-script.ts';
import { rawHtml } from './raw-html.ts';
import { siteAssets } from './site-assets.ts';

type IslandProps<Props> = {
  readonly name: IslandName;
  readonly wake: WakeMoment;
  readonly Component: ComponentType<Props>;
  /** Sent to the browser as JSON. */
  readonly props: Props;
};

/** Islands with texts that few visitors need, in a file beside the page's main one. */
const WITH_FURTHER_TEXTS: readonly IslandName[] = ['checkIn', 'cleaning', 'profile', 'stay'];

/**
 * An interactive part of a page. It is rendered apart from the page around it, so that hydration creates the same React
 * ids.
 */
export function Island<Props extends object>({ name, wake, Component, props }: IslandProps<Props>) {
  const { language, islands, further } = usePageTexts();
  const hasFurtherTexts = WITH_FURTHER_TEXTS.includes(name);
  const island = (
    <TextsContext value={hasFurtherTexts ? { ...islands, ...further } : islands}>
      <Component {...props} />
    </TextsContext>
  );
  const html = renderToString(island, { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-texts={hasFurtherTexts ? siteAssets.furtherTexts[language] : undefined}
    >
      <div {...rawHtml(html)} />
      <script type="application/json" {...rawHtml(scriptJson(props))} />
    </div>
  );
}
