export type { EditorField, MarkdownEditorHandle } from './editor-props.ts'
export { MarkdownEditor } from './MarkdownEditor.tsx'
export type { FrontMatter } from './paste/front-matter.ts'
