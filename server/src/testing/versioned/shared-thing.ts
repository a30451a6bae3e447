type Read = { readonly version?: string | undefined };

/** Something that two people edit at once. What each of them saves is another thing than what the other does. */
export type SharedThing = {
  /** As its row answers now; undefined once it is gone. */
  readonly read: () => Promise<Read | undefined>;
  /** What the quicker one saves, without a version. */
  readonly saveFirst: () => Promise<unknown>;
  /** The row that is asked, with the version where one is given. */
  readonly save: (version?: string) => Promise<unknown>;
};

type Edits<Edit> = readonly [first: Edit, second: Edit];

/** What is there once, and is read and replaced by itself. */
export function setting<Edit>(
  read: () => Promise<Read>,
  replace: (call: { body: Edit; version?: string | undefined }) => Promise<unknown>,
  [first, second]: Edits<Edit>,
): () => SharedThing {
  return () => ({
    read,
    saveFirst: () => replace({ body: first }),
    save: (version) => replace({ body: second, version }),
  });
}

type ById<Edit> = {
  readonly params: { id: string };
  readonly body: Edit;
  readonly version?: string | undefined;
};

/** One of several, which are read in a list and edited by their id. */
export function oneOf<Edit>(
  { list, edit }: { list: () => Promise<(Read & { id: string })[]>; edit: (call: ById<Edit>) => Promise<unknown> },
  make: () => Promise<{ id: string }>,
  [first, second]: Edits<Edit>,
): () => Promise<SharedThing> {
  return async () => {
    const { id } = await make();
    return {
      read: async () => (await list()).find((thing) => thing.id === id),
      saveFirst: () => edit({ params: { id }, body: first }),
      save: (version) => edit({ params: { id }, body: second, version }),
    };
  };
}
