import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useStore } from 'jotai/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { insertImageTemplate } from '../commands/insert.ts'
import type { MarkdownEditorProps } from '../editor-props.ts'
import { dropFiles, type PastingOptions, pasting } from '../paste/pasting.ts'
import type { UploadActions } from './address-widget.ts'
import { insertPictures, replacePicture } from './insert-pictures.ts'
import { removeMarks } from './remove-marks.ts'
import { uploadMarks } from './upload-marks.ts'
import { UploadQueue } from './upload-queue.ts'

export interface Uploads {
  queue: UploadQueue
  /** Extensions for the source: pasting, dropping and the marks. */
  extension: Extension
  actions: UploadActions
  refused: string[]
  dismiss: () => void
  /** Opens the file dialog. */
  pick: () => void
  /** Handles files chosen in the input. */
  take: (files: File[]) => void
  /** Handles files that were dropped beside the text. */
  drop: (files: File[]) => void
}

/** The uploads of one editor: insertion, sending, retrying, cancelling. */
export function useUploads(
  view: RefObject<EditorView | undefined>,
  input: RefObject<HTMLInputElement | null>,
  { uploadImage, onFrontMatter }: Pick<MarkdownEditorProps, 'uploadImage' | 'onFrontMatter'>,
): Uploads {
  const store = useStore()
  const [queue] = useState(() => new UploadQueue(store))
  const [refused, setRefused] = useState<string[]>([])
  const latest = useRef(onFrontMatter)
  latest.current = onFrontMatter
  // The mark whose picture is chosen again; undefined for a new one.
  const chosenFor = useRef<string>(undefined)
  useEffect(() => queue.connect(uploadImage), [queue, uploadImage])
  useEffect(() => () => queue.close(), [queue])

  return useMemo(() => {
    const openInput = (id?: string) => {
      chosenFor.current = id
      input.current?.click()
    }
    const actions: UploadActions = {
      choose: openInput,
      retry: (id) => queue.retry(id),
      remove(id) {
        queue.remove(id)
        if (view.current) removeMarks(view.current, id)
      },
    }
    const take = (files: File[]) => {
      const [first] = files
      const id = chosenFor.current
      if (!view.current || !first) return
      setRefused(
        id
          ? replacePicture(view.current, queue, id, first)
          : insertPictures(view.current, queue, files),
      )
      view.current.focus()
    }
    const pick = () => {
      if (queue.isOpen) openInput()
      else if (view.current) insertImageTemplate(view.current)
    }
    const options: PastingOptions = {
      queue,
      onRefused: setRefused,
      takeSettings: (settings) => latest.current?.(settings) ?? [],
    }
    const drop = (files: File[]) => {
      const to = view.current?.state.selection.main.head
      if (view.current && to !== undefined) dropFiles(view.current, files, to, options)
    }
    const extension = [pasting(options), uploadMarks(queue, actions)]
    const dismiss = () => setRefused([])
    return { queue, extension, actions, refused, dismiss, pick, take, drop }
  }, [queue, refused, view, input])
}
