import type { Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { resolveUploads } from '../../model/upload-mark.ts'
import { AddressWidget, type UploadActions } from './address-widget.ts'
import type { UploadStore } from './upload-store.ts'

/** The same as in the model, made to find the end of the mark. */
const MARK = /!\[(?:\\.|[^\]\\\n]){0,200}\]\((upload:([a-z0-9]+))\)/g

/** Draws the addresses of pictures that came from here, and lets no copy of the text go without them. */
export function uploadMarks(store: UploadStore, actions: UploadActions): Extension {
  const decorator = new MatchDecorator({
    regexp: MARK,
    decorate(add, _from, to, [, address = '', id = '']) {
      const widget = new AddressWidget(id, store, actions)
      add(to - 1 - address.length, to - 1, Decoration.replace({ widget }))
    },
  })
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = decorator.createDeco(view)
      }
      update(update: ViewUpdate) {
        this.decorations = decorator.updateDeco(update, this.decorations)
      }
    },
    {
      decorations: ({ decorations }) => decorations,
      provide: (self) =>
        EditorView.atomicRanges.of((view) => view.plugin(self)?.decorations ?? Decoration.none),
    },
  )
  const urlOf = (id: string) => store.get(id)?.url
  return [plugin, EditorView.clipboardOutputFilter.of((text) => resolveUploads(text, urlOf))]
}
