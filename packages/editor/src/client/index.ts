export type {
  EditorField,
  EditorPlace,
  EditorPlaceKeeper,
  MarkdownEditorHandle,
  MarkdownEditorProps,
} from './editor-props.ts'
export { MarkdownEditor } from './MarkdownEditor.tsx'
export type { UploadImage } from './upload/upload-queue.ts'
