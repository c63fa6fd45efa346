import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { copy } from '../copy.ts'

export type Canvas = ReturnType<typeof within>

export const boxOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: copy.composer.label })

/** Types a question and sends it. */
export async function ask(canvas: Canvas, question: string): Promise<void> {
  await userEvent.type(boxOf(canvas), `${question}{Enter}`)
}

/** Waits until a text is visible. It is queried repeatedly, because rendering replaces the elements. */
export function seeAnswer(canvas: Canvas, text: string | RegExp): Promise<void> {
  return waitFor(() => expect(canvas.getByText(text)).toBeVisible())
}
