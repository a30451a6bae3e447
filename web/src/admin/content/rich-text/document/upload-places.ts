import type { Embed } from '@approdo/shared/rich-text/embed';
import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Where a file will stand once it is in the library; until then `element` shows its progress. */
export type UploadPlace = { readonly id: number; readonly element: HTMLElement };

type Change =
  | { readonly open: readonly UploadPlace[]; readonly at: number }
  | { readonly close: readonly number[] }
  | { readonly fill: number; readonly at: number };

const places = new PluginKey<DecorationSet>('uploadPlaces');

/** Tracks the places of uploading files while the text around them moves. They are not part of the content. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: places,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, before) => changePlaces(before, transaction),
      },
      props: { decorations: (state) => places.getState(state) },
    }),
  ],
});

/** Opens places one after the other, between two blocks. */
export function openPlaces(state: EditorState, opened: readonly UploadPlace[], at: number): Transaction {
  return state.tr.setMeta(places, { open: opened, at } satisfies Change);
}

export function closePlaces(state: EditorState, ids: readonly number[]): Transaction {
  return state.tr.setMeta(places, { close: ids } satisfies Change);
}

/** Puts the embed at its place, or at the cursor if the place was deleted with the text around it. */
export function fillPlace(state: EditorState, id: number, embed: Embed): Transaction {
  const { nodes } = state.schema;
  const [place] = listPlaces(placesIn(state), (opened) => opened.id === id);
  const at = place?.from ?? placeAtSelection(state);
  const after = at === state.doc.content.size ? nodes.paragraph?.create() : undefined;
  const blocks = [nodes.embed?.create({ embed }), after].filter((block) => block !== undefined);
  return state.tr.insert(at, blocks).setMeta(places, { fill: id, at } satisfies Change);
}

/**
 * The position between two blocks, after the cursor and any embeds that follow it, so that what is pasted in turn keeps
 * its order; before the block if that is still empty.
 */
export function placeAtSelection({ doc, selection: { $to } }: EditorState): number {
  if ($to.depth === 0) return $to.pos;
  if ($to.depth === 1 && $to.parent.content.size === 0) return $to.before(1);
  let place = $to.after(1);
  for (let next = doc.nodeAt(place); next?.type.name === 'embed'; next = doc.nodeAt(place)) place += next.nodeSize;
  return place;
}

/** The position between two blocks nearest to a drop. */
export function placeAtDrop(state: EditorState, position: number): number {
  const block = state.schema.nodes.embed?.create();
  const point = block && dropPoint(state.doc, position, new Slice(Fragment.from(block), 0, 0));
  const at = state.doc.resolve(point ?? position);
  return at.depth === 0 ? at.pos : at.after(1);
}

function placesIn(state: EditorState): DecorationSet {
  return places.getState(state) ?? DecorationSet.empty;
}

function changePlaces(before: DecorationSet, transaction: Transaction): DecorationSet {
  const { mapping, doc } = transaction;
  const change: Change | undefined = transaction.getMeta(places);
  if (!change) return before.map(mapping, doc);
  if ('open' in change) return before.map(mapping, doc).add(doc, change.open.map(showAt(change.at)));
  if ('close' in change)
    return before.remove(listPlaces(before, ({ id }) => change.close.includes(id))).map(mapping, doc);
  const { fill, at } = change;
  const own = listPlaces(before, ({ id }) => id === fill);
  const earlier = listPlaces(before, ({ id }) => id < fill).filter(({ from }) => from === at);
  // What was inserted there earlier stays before it, even if this arrives later.
  const others = before.remove([...own, ...earlier]).map(mapping, doc);
  return others.add(doc, earlier.map(({ spec }) => spec.place).map(showAt(at)));
}

function listPlaces(set: DecorationSet, wanted: (place: UploadPlace) => boolean): Decoration[] {
  return set.find(undefined, undefined, ({ place }) => wanted(place));
}

function showAt(position: number): (place: UploadPlace) => Decoration {
  return (place) => {
    const spec = { place, key: `upload-${place.id}`, side: place.id, stopEvent, ignoreSelection: true };
    return Decoration.widget(position, place.element, spec);
  };
}

/** The buttons in a place are not part of the text. */
function stopEvent(): boolean {
  return true;
}
