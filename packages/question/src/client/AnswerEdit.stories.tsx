import { ApiError } from '@mozhan/api-client'
import { CONFLICT_CODE, contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { toAnswerDraft } from '../model/answer-draft.ts'
import { ZHOU } from '../testing/question.ts'
import { AnswerEdit, type AnswerEditProps } from './AnswerEdit.tsx'

const VERSION = '2026-11-26T08:00:00.000Z'
const LATER = '2026-11-26T09:00:00.000Z'
const { draft, answer } = contract

const meta = {
  title: 'question/client/AnswerEdit',
  component: AnswerEdit,
  parameters: {
    session: { ...buildUserInfo(), uid: ZHOU.userId },
    msw: [
      mockFailure(draft.getDraft, 404, '草稿不存在'),
      mockEndpoint(draft.saveDraft, { id: 'answer-1', revision: 1 }),
      mockEndpoint(draft.deleteDraft, null),
    ],
  },
  args: {
    row: { id: '1', markdown: '原来的答案。', version: VERSION } as AnswerEditProps['row'],
    loadCurrent: async () => toAnswerDraft('原来的答案。', VERSION),
    onSave: fn(async () => VERSION),
    onDone: fn(),
  },
} satisfies Meta<typeof AnswerEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.write.save }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith('原来的答案。', VERSION)
  },
}

/** The first save reports the conflict and writes nothing. A second save overwrites the other version. */
export const ChangedElsewhere: Story = {
  args: {
    onSave: fn(async (_markdown: string, basedOn: string | undefined) => {
      const message = '内容在别处改过了'
      const refusal = {
        code: CONFLICT_CODE,
        message,
        endpoint: answer.updateAnswer,
        status: 200,
      }
      if (basedOn !== undefined) throw new ApiError(refusal)
      return VERSION
    }),
  },
  play: async ({ canvas, args }) => {
    const save = await canvas.findByRole('button', { name: copy.write.save })
    await userEvent.click(save)
    await expect(await canvas.findByText(/在别处改过/)).toBeVisible()
    await waitFor(() => expect(save).toBeEnabled())
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(save)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** Text typed during a save stays in the editor, based on the saved version. */
export const TypedMeanwhile: Story = {
  args: {
    onSave: fn(async () => {
      await userEvent.click(screen.getByRole('textbox', { name: copy.write.label }))
      await userEvent.keyboard('{Control>}{Home}{/Control}又写的。')
      return LATER
    }),
  },
  play: async ({ canvas, args }) => {
    const save = await canvas.findByRole('button', { name: copy.write.save })
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeEnabled())
    await expect(args.onDone).not.toHaveBeenCalled()
    const box = canvas.getByRole('textbox', { name: copy.write.label })
    await expect(box).toHaveTextContent('又写的。原来的答案。')
    await userEvent.click(save)
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('又写的。原来的答案。', LATER))
  },
}

/** The draft was published on another device: the editor shows the published text. */
export const PublishedElsewhere: Story = {
  args: {
    row: { id: '2', markdown: '原来的答案。', version: VERSION } as AnswerEditProps['row'],
    loadCurrent: async () => toAnswerDraft('在别处发布的答案。', LATER),
  },
  play: async ({ canvas, args }) => {
    // The editor replaces the plain text field.
    const field = () => canvas.findByRole('textbox', { name: copy.write.label })
    await userEvent.click(await field())
    await userEvent.keyboard('{Control>}{Home}{/Control}又写的。')
    await expect(await canvas.findByText('草稿已保存', {}, { timeout: 10_000 })).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await field()).toHaveTextContent('在别处发布的答案。'))
    await userEvent.click(canvas.getByRole('button', { name: copy.write.save }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('在别处发布的答案。', LATER))
  },
}
