import { EditorView } from '@codemirror/view'
import { waitFor, type within } from 'storybook/test'
import { copy as firstCopy } from '../../copy.ts'
import { copy } from '../copy.ts'

type Canvas = ReturnType<typeof within>

/** The source of the full editor, once it has replaced the plain field. */
export async function sourceOf(
  canvas: Canvas,
  label: string = firstCopy.label,
): Promise<HTMLElement> {
  return waitFor(
    () => {
      const found = canvas.getByRole('textbox', { name: label })
      if (found instanceof HTMLTextAreaElement) throw new Error('still the plain field')
      return found
    },
    { timeout: 8_000 },
  )
}

export async function previewOf(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('region', { name: copy.preview.label })
}

/** The whole text, including lines outside the viewport. */
export function sourceText(source: HTMLElement): string {
  return EditorView.findFromDOM(source)?.state.doc.toString() ?? ''
}
