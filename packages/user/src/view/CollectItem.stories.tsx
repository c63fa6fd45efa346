import { contract } from '@mozhan/api-client/contract'
import { buildCollectItem, buildUserInfo } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CollectTools } from '../client/CollectTools.tsx'
import { copy } from '../copy.ts'
import { toCollectRow } from '../model/collect-row.ts'
import { CollectItem } from './CollectItem.tsx'

const row = toCollectRow(buildCollectItem({ title: '把一次 P99 抖动追到内核' }))
const { setCollect } = contract.article
const meta = {
  title: 'user/view/CollectItem',
  component: CollectItem,
  args: { row, actions: <CollectTools id={row.id} kind={row.kind} /> },
  parameters: { session: buildUserInfo(), msw: [mockEndpoint(setCollect, null)] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollectItem>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    row: {
      ...row,
      title: `一个${'特别'.repeat(30)}长的标题`,
      author: { id: '1', name: '一个名字特别特别特别长的作者'.repeat(2) },
    },
  },
}

export const TakenOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.collects.remove }))
    await expect(await canvas.findByText(copy.collects.removed)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { msw: [mockFailure(setCollect, 503, '数据库暂时无法访问，请稍后再试')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.collects.remove }))
    await expect(await canvas.findByText('数据库暂时无法访问，请稍后再试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.collects.remove })).toBeVisible()
  },
}

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
