import type { Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { type MarkActions, MarkWidget } from './mark-widget.ts'
import type { UploadStore } from './upload-store.ts'
import { writeMarks } from './write-marks.ts'

const MARK = /!\[(?:\\.|[^\]\\\n]){0,200}\]\(upload:([a-z0-9]+)\)/g
const quiet = Decoration.mark({ class: 'mz-upload-mark' })

/** Draws the marks of pictures on their way, and finishes those that come back by undo after theirs has arrived. */
export function uploadMarks(store: UploadStore, actions: MarkActions): Extension {
  const decorator = new MatchDecorator({
    regexp: MARK,
    decorate(add, from, to, [, id = '']) {
      add(from, to, quiet)
      add(to, to, Decoration.widget({ widget: new MarkWidget(id, store, actions), side: 1 }))
    },
  })

  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = decorator.createDeco(view)
      }
      update(update: ViewUpdate) {
        this.decorations = decorator.updateDeco(update, this.decorations)
        if (update.docChanged) finishLate(update, store)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
}

function finishLate({ changes, view }: ViewUpdate, store: UploadStore) {
  let isAddress = false
  changes.iterChanges((_from, _to, _fromB, _toB, inserted) => {
    isAddress ||= inserted.length > 0 && inserted.toString().includes('](upload:')
  })
  if (!isAddress) return
  const late = store.list().filter(({ state }) => state === 'done' || state === 'failed')
  // The view is still in the middle of its update.
  queueMicrotask(() => {
    for (const upload of late) writeMarks(view, upload)
  })
}
