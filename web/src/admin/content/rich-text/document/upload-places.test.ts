// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { contentExtensions } from './content-extensions.ts';
import { readContent, writeContent } from './content-html.ts';
import { closePlaces, fillPlace, openPlaces, placeAtDrop, placeAtSelection, UploadPlaces } from './upload-places.ts';

const schema = getSchema([...contentExtensions(), UploadPlaces]);
const PHOTO = { type: 'image', src: '/uploads/foto.jpg' } as const;
const PHOTO_HTML = '<div data-type="image" data-src="/uploads/foto.jpg"></div>';

/** An editor state with the cursor that many positions after the beginning. */
function write(html: string, cursor: number): EditorState {
  const doc = schema.nodeFromJSON(readContent(html).toJSON());
  const plugins = UploadPlaces.config.addProseMirrorPlugins?.call(Object.create(null)) ?? [];
  return EditorState.create({ doc, plugins, selection: TextSelection.create(doc, cursor) });
}

function open(state: EditorState, ids: readonly number[], at = placeAtSelection(state)): EditorState {
  const opened = ids.map((id) => ({ id, element: document.createElement('div') }));
  return state.apply(openPlaces(state, opened, at));
}

const fill = (state: EditorState, id: number) => state.apply(fillPlace(state, id, PHOTO));
const htmlOf = (state: EditorState) => writeContent(state.doc);

test('a file stands after the paragraph in which it was pasted, however one wrote on meanwhile', () => {
  let state = open(write('<p>Il mare.</p><p>La casa.</p>', 4), [1]);
  state = state.apply(state.tr.insertText('Prima. ', 1));
  state = state.apply(state.tr.insertText(' Dopo.', state.doc.content.size - 1));
  expect(htmlOf(fill(state, 1))).toBe(`<p>Prima. Il mare.</p>${PHOTO_HTML}<p>La casa. Dopo.</p>`);
});

test('where nothing is written yet it stands before, so that one writes on below it', () => {
  expect(htmlOf(fill(open(write('<p>Il mare.</p><p></p>', 11), [1]), 1))).toBe(`<p>Il mare.</p>${PHOTO_HTML}<p></p>`);
});

test('at the end there is a line to write on', () => {
  expect(htmlOf(fill(open(write('<p>Il mare.</p>', 3), [1]), 1))).toBe(`<p>Il mare.</p>${PHOTO_HTML}<p></p>`);
});

test('in a list it stands below the list', () => {
  const state = open(write('<ul><li><p>uno</p></li></ul><p>fine</p>', 4), [1]);
  expect(htmlOf(fill(state, 1))).toBe(`<ul><li><p>uno</p></li></ul>${PHOTO_HTML}<p>fine</p>`);
});

test('what is pasted one after the other keeps its order, though one stays where one was', () => {
  let state = fill(open(write('<p>Il mare.</p><p>Fine.</p>', 3), [1]), 1);
  state = open(state, [2]);
  state = state.apply(fillPlace(state, 2, { type: 'audio', src: '/uploads/onde.mp3' }));
  expect(htmlOf(state)).toBe(
    `<p>Il mare.</p>${PHOTO_HTML}<div data-type="audio" data-src="/uploads/onde.mp3"></div><p>Fine.</p>`,
  );
});

test('several keep their order, whichever arrives first', () => {
  let state = open(write('<p>Il mare.</p><p>Fine.</p>', 3), [1, 2]);
  state = state.apply(fillPlace(state, 2, { type: 'audio', src: '/uploads/onde.mp3' }));
  expect(htmlOf(fill(state, 1))).toBe(
    `<p>Il mare.</p>${PHOTO_HTML}<div data-type="audio" data-src="/uploads/onde.mp3"></div><p>Fine.</p>`,
  );
});

test('a place that was deleted with the text around it is where one writes', () => {
  let state = open(write('<p>Il mare.</p><p>La casa.</p>', 4), [1]);
  state = state.apply(state.tr.delete(1, state.doc.content.size - 1));
  expect(htmlOf(fill(state, 1))).toBe(`${PHOTO_HTML}<p></p>`);
});

test('a place that is given up leaves nothing', () => {
  let state = open(write('<p>Il mare.</p>', 3), [1]);
  state = state.apply(closePlaces(state, [1]));
  expect(htmlOf(state)).toBe('<p>Il mare.</p>');
});

test.each([
  [1, `${PHOTO_HTML}<p>Il mare.</p><p>Fine.</p>`],
  [9, `<p>Il mare.</p>${PHOTO_HTML}<p>Fine.</p>`],
])('what is dropped at %i stands between blocks', (position, html) => {
  const state = write('<p>Il mare.</p><p>Fine.</p>', 1);
  expect(htmlOf(fill(open(state, [1], placeAtDrop(state, position)), 1))).toBe(html);
});
