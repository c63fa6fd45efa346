'use client'

import {
  type EditorField,
  type FrontMatter,
  MarkdownEditor,
  type MarkdownEditorHandle,
} from '@mozhan/editor/client'
import { type UseJournalResult, useReplacedText } from '@mozhan/editor/journal'
import { useCallFailure } from '@mozhan/session/client'
import type { ReactNode, RefObject } from 'react'
import { useUploadImage } from '../client/use-upload-image.ts'

export interface ContentEditorProps<Content extends { content: string }> {
  ref: RefObject<MarkdownEditorHandle | null>
  journal: UseJournalResult<Content>
  field: EditorField
  onChange: (text: string) => void
  /** Takes the settings of a pasted file, see `MarkdownEditorProps`. */
  onFrontMatter?: (settings: FrontMatter) => readonly string[]
  /** The right part of the status bar. */
  status?: ReactNode
  /** Stores selection and scroll position with the text. @default false */
  storesPosition?: boolean
}

/** The Markdown editor of a text in a journal. It shows the version of the journal and uploads pictures. */
export function ContentEditor<Content extends { content: string }>({
  ref,
  journal,
  field,
  onChange,
  onFrontMatter,
  status,
  storesPosition = false,
}: ContentEditorProps<Content>) {
  const { content, replacementCount, position } = journal
  const upload = useUploadImage()
  const describeFailure = useCallFailure()
  useReplacedText(ref, replacementCount, content.content)
  return (
    <MarkdownEditor
      ref={ref}
      defaultValue={content.content}
      field={field}
      onChange={onChange}
      {...(onFrontMatter && { onFrontMatter })}
      onSave={() => void journal.flush()}
      uploadImage={(file, options) =>
        upload(file, options).catch((error) => {
          throw new Error(describeFailure(error).message)
        })
      }
      status={status}
      {...(storesPosition && {
        position: {
          ...(position && {
            initial: { anchor: position.from, head: position.to, scrollTop: position.scroll },
          }),
          onChange: ({ anchor, head, scrollTop }) =>
            journal.moveTo({ from: anchor, to: head, scroll: scrollTop }),
        },
      })}
    />
  )
}
