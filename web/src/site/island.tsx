import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, WakeMoment } from './island-table.ts';
import { scriptJson } from './json-script.ts';
import { rawHtml } from './raw-html.ts';
import { usePageTexts } from './texts/use-page-texts.ts';
import { TextsContext } from './texts/use-texts.ts';

type IslandProps<Props> = {
  readonly name: IslandName;
  readonly wake: WakeMoment;
  readonly Component: ComponentType<Props>;
  /** Travels to the browser as JSON. */
  readonly props: Props;
};

/**
 * A part of the page that becomes alive. It is rendered apart from the page around it,
 * so that the ids that React makes are those that hydration makes again.
 */
export function Island<Props extends object>({ name, wake, Component, props }: IslandProps<Props>) {
  const { islands } = usePageTexts();
  const island = (
    <TextsContext value={islands}>
      <Component {...props} />
    </TextsContext>
  );
  const html = renderToString(island, { identifierPrefix: `${name}-` });
  return (
    <div data-island={name} data-wake={wake}>
      <div {...rawHtml(html)} />
      <script type="application/json" {...rawHtml(scriptJson(props))} />
    </div>
  );
}
