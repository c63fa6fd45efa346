import type { Extension, Text } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { findUploadMarks, resolveUploads } from '../../model/upload-mark.ts'
import { AddressWidget, type UploadActions } from './address-widget.ts'
import type { UploadQueue } from './upload-queue.ts'

/**
 * Renders all upload marks of the text: images whose address is `upload:<id>`. In copied text, the marks of finished
 * uploads get their real addresses.
 */
export function uploadMarks(queue: UploadQueue, actions: UploadActions): Extension {
  const decorate = (doc: Text) => {
    const marks = findUploadMarks(doc.toString()).map(({ id, urlFrom, urlTo }) =>
      Decoration.replace({ widget: new AddressWidget(id, queue, actions) }).range(urlFrom, urlTo),
    )
    return Decoration.set(marks)
  }
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = decorate(view.state.doc)
      }
      update({ docChanged, state }: ViewUpdate) {
        if (docChanged) this.decorations = decorate(state.doc)
      }
    },
    {
      decorations: ({ decorations }) => decorations,
      provide: (self) =>
        EditorView.atomicRanges.of((view) => view.plugin(self)?.decorations ?? Decoration.none),
    },
  )
  const urlOf = (id: string) => queue.get(id)?.url
  return [plugin, EditorView.clipboardOutputFilter.of((text) => resolveUploads(text, urlOf))]
}
