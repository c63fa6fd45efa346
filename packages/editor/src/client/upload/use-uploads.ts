import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { insertImageTemplate } from '../commands/insert.ts'
import { pasting } from '../paste/pasting.ts'
import type { UploadActions } from './address-widget.ts'
import { insertPictures, replacePicture } from './insert-pictures.ts'
import { removeMarks } from './remove-marks.ts'
import { uploadMarks } from './upload-marks.ts'
import { type UploadImage, UploadStore } from './upload-store.ts'

export interface Uploads {
  store: UploadStore
  /** For the source: pasting, dropping and the marks. */
  extension: Extension
  actions: UploadActions
  refused: string[]
  dismiss: () => void
  /** The author asks for a picture. */
  pick: () => void
  /** Files were chosen in the input. */
  take: (files: File[]) => void
}

/** Pictures of one editor: put into the text, sent, tried again, given up. */
export function useUploads(
  view: RefObject<EditorView | undefined>,
  input: RefObject<HTMLInputElement | null>,
  uploadImage: UploadImage | undefined,
): Uploads {
  const [store] = useState(() => new UploadStore())
  const [refused, setRefused] = useState<string[]>([])
  // The mark whose picture is chosen anew; a new one otherwise.
  const chosenFor = useRef<string>(undefined)
  useEffect(() => store.connect(uploadImage), [store, uploadImage])
  useEffect(() => () => store.close(), [store])

  return useMemo(() => {
    const openInput = (id?: string) => {
      chosenFor.current = id
      input.current?.click()
    }
    const actions: UploadActions = {
      choose: openInput,
      retry: (id) => store.retry(id),
      remove(id) {
        store.remove(id)
        if (view.current) removeMarks(view.current, id)
      },
    }
    const take = (files: File[]) => {
      const [first] = files
      const id = chosenFor.current
      if (!view.current || !first) return
      setRefused(
        id
          ? replacePicture(view.current, store, id, first)
          : insertPictures(view.current, store, files),
      )
      view.current.focus()
    }
    const pick = () => {
      if (store.isOpen) openInput()
      else if (view.current) insertImageTemplate(view.current)
    }
    const extension = [pasting(store, setRefused), uploadMarks(store, actions)]
    const dismiss = () => setRefused([])
    return { store, extension, actions, refused, dismiss, pick, take }
  }, [store, refused, view, input])
}
