type Read = { readonly version?: string | undefined };

/** A thing that two people edit at once, each with a different change. */
export type SharedThing = {
  /** The current answer of its row; undefined once it is deleted. */
  readonly read: () => Promise<Read | undefined>;
  /** The first editor's save, without a version. */
  readonly saveFirst: () => Promise<unknown>;
  /** The tested call, with a version if given. */
  readonly save: (version?: string) => Promise<unknown>;
};

type Edits<Edit> = readonly [first: Edit, second: Edit];

/** A singleton that is read and replaced as a whole. */
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

/** One of several things that are read in a list and edited by id. */
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
