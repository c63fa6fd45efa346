import { contract } from '@mozhan/api-client/contract'
import { buildPage, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { ask, boxOf, seeAnswer } from '../testing/ask.ts'
import { StoryAssistant } from '../testing/StoryAssistant.tsx'
import { streamAnswer } from '../testing/stream.ts'

const { conversation } = contract
const reader = buildUserInfo()
const list = mockEndpoint(conversation.findConversations, buildPage([]))

const meta = {
  title: 'gpt/client/Failures',
  component: StoryAssistant,
  args: { owner: VISITOR },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryAssistant>
export default meta

type Story = StoryObj<typeof meta>

export const ProviderFails: Story = {
  parameters: {
    msw: [
      streamAnswer(['锁是', '一种'], {
        end: { status: 'failed', error: '助手暂时没有回应，请稍后再试' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByText('助手暂时没有回应，请稍后再试')).toBeVisible()
    await seeAnswer(canvas, '锁是一种')
    await userEvent.click(canvas.getByRole('button', { name: copy.turn.retry }))
    await expect(await canvas.findByText('2 / 2')).toBeVisible()
  },
}

export const NotRetryable: Story = {
  parameters: {
    msw: [
      streamAnswer(['锁'], {
        end: { status: 'failed', error: '助手不能回答这个问题，请换个问法', isRetryable: false },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByText('助手不能回答这个问题，请换个问法')).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.turn.edit })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: copy.turn.retry })).toBeNull()
    await expect(canvas.queryByRole('button', { name: copy.turn.resume })).toBeNull()
  },
}

export const Limited: Story = {
  parameters: { msw: [mockFailure(conversation.chat, 429, '问得太快了，请一分钟后再试')] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('问得太快了，请一分钟后再试')
    await expect(boxOf(canvas)).toHaveValue('什么是锁？')
    await userEvent.clear(boxOf(canvas))
  },
}

export const NoAnswer: Story = {
  parameters: { msw: [mockNetworkError(conversation.chat)] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByRole('button', { name: copy.turn.retry })).toBeVisible()
    await expect(canvas.getByText('什么是锁？', { selector: 'p' })).toBeVisible()
  },
}

export const Interrupted: Story = {
  parameters: { msw: [streamAnswer(['锁是', '一种'], { end: null })] },
  play: async ({ canvas }) => {
    await ask(canvas, '什么是锁？')
    await expect(await canvas.findByText(copy.turn.broken)).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.turn.retry })).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.turn.resume })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { owner: reader.uid, currentId: '99' },
  parameters: {
    session: reader,
    msw: [list, mockFailure(conversation.getConversation, 404, '对话不存在')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.missing.title)).toBeVisible()
    const log = within(canvas.getByRole('region', { name: copy.turn.log }))
    await userEvent.click(log.getByRole('button', { name: copy.missing.create }))
    await expect(canvas.getByText(copy.start.title)).toBeVisible()
  },
}

export const SignedOut: Story = {
  args: { currentId: '7' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.signedOut.title)).toBeVisible()
  },
}

export const Unreachable: Story = {
  args: { owner: reader.uid, currentId: '7' },
  parameters: {
    session: reader,
    msw: [
      mockNetworkError(conversation.findConversations),
      mockNetworkError(conversation.getConversation),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.unreachable.title)).toBeVisible()
    await expect(await canvas.findByText(copy.list.failed)).toBeVisible()
  },
}
