import { userEvent, type within } from 'storybook/test'
import { copy } from '../copy.ts'

export type Canvas = ReturnType<typeof within>

export const boxOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: copy.composer.label })

/** Types a question, and sends it. */
export async function ask(canvas: Canvas, question: string): Promise<void> {
  await userEvent.type(boxOf(canvas), `${question}{Enter}`)
}
