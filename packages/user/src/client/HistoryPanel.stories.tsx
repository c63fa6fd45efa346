import { contract } from '@mozhan/api-client/contract'
import { buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import type { Visit } from '../model/history.ts'
import { HistoryPanel } from './HistoryPanel.tsx'

const visit = (id: string, title: string, date: string, kind: Visit['kind'] = 'article') => ({
  id,
  kind,
  title,
  summary: '',
  author: '阿岚',
  date,
})

const VISITS = [
  visit('1', '把一次 P99 抖动追到内核', '2026-11-28T02:31:00.000Z'),
  visit('2', '怎么让网格里的最后一行左对齐？', '2026-11-28T01:05:00.000Z', 'question'),
  visit('3', '从零写一个数据库', '2026-11-27T12:40:00.000Z', 'column'),
  visit('4', `一个${'特别'.repeat(20)}长的标题也只占一行`, '2026-11-27T09:12:00.000Z'),
]

const { history } = contract
const meta = {
  title: 'user/client/HistoryPanel',
  component: HistoryPanel,
  args: { visits: VISITS, isPaused: false },
  parameters: {
    session: buildUserInfo(),
    msw: [
      mockEndpoint(history.deleteHistory, null),
      mockEndpoint(history.clearHistory, null),
      mockEndpoint(history.pauseHistory, null),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { visits: [] } }

export const Paused: Story = { args: { isPaused: true } }

export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ｐ99')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox'), '没有')
    await expect(canvas.getByText(copy.history.notFound)).toBeVisible()
  },
}

export const RemoveOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /P99/ }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const RemoveDay: Story = {
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: copy.history.removeDay })
    if (!button) throw new Error('no day to remove')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
}

export const RemoveRefused: Story = {
  parameters: { msw: [mockFailure(history.deleteHistory, 500, '系统繁忙，请稍后再试')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /P99/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** A visit whose removal fails is shown again; others stay removed. */
export const OneOfTwoRefused: Story = {
  parameters: {
    msw: [
      mockFailure(history.deleteHistory, 500, '系统繁忙，请稍后再试'),
      mockEndpoint(history.clearHistory, null),
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /P99/ }).click()
    canvas.getAllByRole('button', { name: copy.history.removeDay }).at(-1)?.click()
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/P99/)).toBeVisible()
  },
}

export const Clear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.history.clear }))
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.history.confirm }))
    await expect(await canvas.findByText(copy.history.empty)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
