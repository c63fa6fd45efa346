import type { ReactNode, Ref } from 'react'
import type { UploadImage } from './upload/upload-queue.ts'

/** Where the author is in the text. */
export interface EditorPlace {
  /** Offsets in UTF-16 units; `head` is where the caret is. */
  anchor: number
  head: number
  /** px */
  scrollTop: number
}

export interface EditorField {
  /** Name of the text for screen readers. @default '正文' */
  label?: string
  /** Shown while there is no text. @default a sentence about Markdown and pictures */
  placeholder?: string
  /** `fill` takes the height of its parent, `grow` that of its text (160 px to 60vh) and one pane at a time. @default 'fill' */
  height?: 'fill' | 'grow'
  /** The text can be read and copied, not changed. Read once, when the editor appears. @default false */
  isReadOnly?: boolean
}

export interface EditorPlaceKeeper {
  /** Where to go on from, once the editor appears. @default the beginning */
  initial?: EditorPlace
  /** Told, a few times a second at most, where the author is. */
  onChange?: (place: EditorPlace) => void
}

export interface MarkdownEditorProps {
  /** The text to begin with. Later changes come through the handle's `setText`. @default '' */
  defaultValue?: string
  /**
   * Told the whole text after each change. A picture that has arrived has its address; until then
   * the text holds `![name](upload:id)`, never a `blob:` address: see `hasUploads` and `withoutUploads`.
   */
  onChange?: (text: string) => void
  /** Sends a picture and answers its address; rejects with a message for the author. Without it, pictures are put in by address. */
  uploadImage?: UploadImage
  /** Told when the author presses Mod-s. */
  onSave?: () => void
  /** Name, placeholder, height and whether it may be changed. */
  field?: EditorField
  /** Restores and follows selection and scrolling. */
  place?: EditorPlaceKeeper
  /** What stands at the right of the status bar: the state of saving. */
  status?: ReactNode
  ref?: Ref<MarkdownEditorHandle>
}

/** What the surroundings may ask of the editor, also while it is still a plain text field. */
export interface MarkdownEditorHandle {
  getText: () => string
  /** Replaces the text; one step back for undo. Does nothing where it is the same. */
  setText: (text: string) => void
  focus: () => void
  /** Puts text in place of the selection. */
  insert: (text: string) => void
  getPlace: () => EditorPlace
}
