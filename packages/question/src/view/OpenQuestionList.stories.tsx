import { buildQuestion } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toQuestionRow } from '../model/question-row.ts'
import { OpenQuestionList } from './OpenQuestionList.tsx'

const meta = {
  title: 'question/view/OpenQuestionList',
  component: OpenQuestionList,
  args: {
    questions: [
      toQuestionRow(buildQuestion({ id: '7', title: 'SSE 每 60 秒断一次', reply: 0 })),
      toQuestionRow(buildQuestion({ id: '8', title: 'tsc -b 报循环', reply: 2 })),
    ],
  },
} satisfies Meta<typeof OpenQuestionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SSE 每 60 秒断一次' })).toHaveAttribute(
      'href',
      '/question/7',
    )
  },
}
