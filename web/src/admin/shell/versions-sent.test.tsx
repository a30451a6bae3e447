// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useReviewActions, useSaveAnswer } from '../bookings/reviews/use-reviews.ts';
import { usePostActions, useSavePost } from '../content/blog/use-posts.ts';
import { useAddPicture, useGalleryActions, useSaveGallery } from '../content/galleries/use-gallery-actions.ts';
import { usePageActions, useSavePage } from '../content/pages/use-page-actions.ts';
import { BannersContext, createBanners } from '../kit/feedback/banners.ts';
import { ConfirmProvider } from '../kit/feedback/confirm.tsx';
import { useMessageActions } from '../messages/messages/messages-screen.tsx';
import { useSaveTask, useTaskActions } from '../operations/tasks/use-tasks.ts';
import { PlatformContext } from '../session/platform-context.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const createdAt = '2027-03-01T10:00:00.000Z';
const written = {
  id: '7',
  slug: 'porto',
  title: 'Il porto',
  excerpt: '',
  published: false,
  publishedAt: null,
  createdAt,
};
const author = { name: 'Anna', avatar: null };
const version = 'v1';
const post = { ...written, coverImage: 'porto.jpg', readTime: 1, author, version };
const page = { ...written, content: '', seoTitle: '', seoDescription: '', seoKeywords: '', version };
const gallery = {
  id: '7',
  name: 'Porto',
  slug: 'porto',
  description: null,
  isDefault: false,
  images: [],
  pictures: [],
};
const from = { ...author, email: 'a@example.it', phone: null };
const message = { id: '7', ...from, message: '', answered: false, createdAt, replies: [] };
const review = { id: '7', rating: 5, comment: '', createdAt, author, status: 'PENDING', version } as const;
const task = {
  id: '7',
  name: 'Potare',
  description: '',
  due_date: null,
  priority: 3,
  completed: false,
  order_index: 0,
};

type UserProps<Given> = { readonly useGiven: () => Given; readonly use: (given: Given) => unknown };

function User<Given>({ useGiven, use }: UserProps<Given>): ReactNode {
  const given = useGiven();
  return <button type="button" onClick={() => void use(given)} />;
}

/** What a component sends when it calls what a hook returned. */
async function sentBy<Given>(useHook: () => Given, use: (given: Given) => unknown): Promise<WireCall[]> {
  const calls: WireCall[] = [];
  const platform = {
    transport: async (call: WireCall) => {
      calls.push(call);
      return { status: 200, body: null };
    },
    session: {
      readUser: () => undefined,
      subscribe: () => () => undefined,
      signIn: async () => undefined,
      signOut: async () => undefined,
    },
    preparePhoto: async (photo: File) => photo,
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <PlatformContext value={platform}>
        <QueryClientProvider client={new QueryClient()}>
          <BannersContext value={createBanners()}>
            <ConfirmProvider>
              <User useGiven={useHook} use={use} />
            </ConfirmProvider>
          </BannersContext>
        </QueryClientProvider>
      </PlatformContext>,
    ),
  );
  await act(async () => place.querySelector('button')?.click());
  await act(async () => root.unmount());
  return calls;
}

test.each([
  ['a post', () => sentBy(usePostActions, ({ change }) => change(post))],
  ['a page', () => sentBy(usePageActions, ({ change }) => change(page))],
  ['a gallery', () => sentBy(useGalleryActions, ({ change }) => change({ ...gallery, version }))],
  [
    'a photo for a gallery',
    () =>
      sentBy(
        () => useAddPicture({ ...gallery, version }),
        (add) => add('porto.jpg'),
      ),
  ],
  ['a message', () => sentBy(useMessageActions, ({ change }) => change({ ...message, version }))],
  ['a review', () => sentBy(useReviewActions, ({ change }) => change(review))],
  ['a task', () => sentBy(useTaskActions, ({ change }) => change({ ...task, updated_at: createdAt, version }))],
])('the button of %s sends the version that the list had', async (_, press) => {
  expect(await press()).toMatchObject([{ version, path: expect.stringContaining('/7') }]);
});

const fields = { ...written, content: 'Al largo.', coverImage: 'porto.jpg' };
const pageFields = { ...fields, seoTitle: '', seoDescription: '', seoKeywords: '' };

test.each([
  [
    'a post',
    () =>
      sentBy(
        () => useSavePost('7'),
        (save) => save(fields, version),
      ),
  ],
  [
    'a page',
    () =>
      sentBy(
        () => useSavePage('7'),
        (save) => save(pageFields, version),
      ),
  ],
  [
    'a gallery',
    () =>
      sentBy(
        () => useSaveGallery('7'),
        (save) => save(gallery, version),
      ),
  ],
  [
    'an answer to a review',
    () =>
      sentBy(
        () => useSaveAnswer('7'),
        (save) => save('Grazie!', version),
      ),
  ],
  [
    'a task',
    () =>
      sentBy(
        () => useSaveTask('7'),
        (save) => save(task, version),
      ),
  ],
])('the form of %s sends the version that it began from', async (_, save) => {
  expect(await save()).toMatchObject([{ version, path: expect.stringContaining('/7') }]);
});

test('what is new is sent without one, to where such things are made', async () => {
  const [call] = await sentBy(
    () => useSavePost(undefined),
    (save) => save(fields),
  );
  expect(call).toMatchObject({ method: 'POST', path: '/blog', version: undefined });
});
