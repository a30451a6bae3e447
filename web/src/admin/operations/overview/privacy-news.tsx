import { type PrivacyNews as News, privacy } from '@approdo/shared/contract/operations/privacy';
import { Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { addressOfPage } from '../../content/pages/index.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { Panel } from './panel.tsx';
import { PRIVACY_NEWS } from './texts/privacy-news.ts';

type Sentences = News['sentences'];

/** What an owner with her own privacy notice may have to add to it; shown until an owner has dismissed it. */
export function PrivacyNews() {
  const { data: news, isLoading } = useRead(privacy.news);
  const dismiss = useDismissPrivacyNews();
  const copy = useCopy();
  if (isLoading) return <PendingContent />;
  if (!news || news.sentences.length === 0) return null;
  const says = { copied: PRIVACY_NEWS.copied, failed: { text: PRIVACY_NEWS.copyFailed } };
  return (
    <Panel title={PRIVACY_NEWS.title} order={3} folds>
      <Text maw="75ch">{PRIVACY_NEWS.text}</Text>
      <SentencesBySection sentences={news.sentences} />
      <Group mt="sm">
        <Button mih="44px" onClick={() => void copy(writtenOut(news.sentences), says)}>
          {PRIVACY_NEWS.copy}
        </Button>
        <Button component={Link} to={addressOfPage('informativa-privacy')} mih="44px" variant="default">
          {PRIVACY_NEWS.edit}
        </Button>
        <Button mih="44px" variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate(undefined)}>
          {PRIVACY_NEWS.read}
        </Button>
      </Group>
    </Panel>
  );
}

function SentencesBySection({ sentences }: { readonly sentences: Sentences }) {
  return (
    <dl className={`${kit.stack2} ${kit.readingWidth} ${kit.wrapAnywhere}`}>
      {bySection(sentences).map(([section, own]) => (
        <Fragment key={section}>
          <dt className={kit.muted}>{section}</dt>
          {own.map(({ text }) => (
            <dd className={kit.flush} key={text}>
              {text}
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}

function bySection(sentences: Sentences) {
  return [...Map.groupBy(sentences, ({ section }) => section)];
}

/** The text to be pasted: each section with its sentences. */
function writtenOut(sentences: Sentences): string {
  return bySection(sentences)
    .map(([section, own]) => [section, ...own.map(({ text }) => text)].join('\n'))
    .join('\n\n');
}

function useDismissPrivacyNews() {
  return useAction({
    run: (_: undefined, call) => call(privacy.dismissNews),
    success: () => PRIVACY_NEWS.dismissed,
    describe: (fault) => describeFailure(fault, PRIVACY_NEWS.dismissFailed),
  });
}
