import type { ReactNode, Ref } from 'react'
import type { FrontMatter } from './paste/front-matter.ts'
import type { UploadImage } from './upload/upload-queue.ts'

/** Selection and scroll position. */
export interface EditorPosition {
  /** Offsets in UTF-16 units; `head` is the caret. */
  anchor: number
  head: number
  /** px */
  scrollTop: number
}

export interface EditorField {
  /** Accessible name of the text. @default '正文' */
  label?: string
  /** Placeholder. @default a sentence about Markdown and pictures */
  placeholder?: string
  /**
   * `fill` takes the height of its parent, `grow` that of its text (160 px to 60vh) with one pane at a time. @default
   * 'fill'
   */
  height?: 'fill' | 'grow'
  /** The text is read-only. Read once on mount. @default false */
  isReadOnly?: boolean
}

export interface EditorPositionOptions {
  /** Initial position, applied on mount. @default the beginning */
  initial?: EditorPosition
  /** Called with the current position, throttled. */
  onChange?: (position: EditorPosition) => void
}

export interface MarkdownEditorProps {
  /** The initial text. Use `setText` of the handle for later changes. @default '' */
  defaultValue?: string
  /**
   * Called with the whole text after each change. An uploaded picture has its address; until then
   * the text holds `![name](upload:id)`, never a `blob:` address: see `hasUploads` and `withoutUploads`.
   */
  onChange?: (text: string) => void
  /**
   * Uploads a picture and returns its address; rejects with a message for the author. Without it, pictures are inserted by
   * address.
   */
  uploadImage?: UploadImage
  /**
   * Called with the settings of a whole file that was pasted into the empty text. They are not part of the text.
   * @returns the names of the settings that the form took
   */
  onFrontMatter?: (settings: FrontMatter) => readonly string[]
  /** Called on Mod-s. */
  onSave?: () => void
  /** Name, placeholder, height and read-only state. */
  field?: EditorField
  /** Restores and reports selection and scrolling. */
  position?: EditorPositionOptions
  /** Shown at the right of the status bar: the saving state. */
  status?: ReactNode
  ref?: Ref<MarkdownEditorHandle>
}

/** Methods of the editor, also while it is still a plain text field. */
export interface MarkdownEditorHandle {
  getText: () => string
  /** Replaces the text as one undo step. Does nothing if it is the same. */
  setText: (text: string) => void
  focus: () => void
  /** Replaces the selection by text. */
  insert: (text: string) => void
  getPosition: () => EditorPosition
}
