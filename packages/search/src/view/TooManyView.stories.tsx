import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copy } from '../copy.ts'
import { TooManyView } from './TooManyView.tsx'

const meta = {
  title: 'search/view/TooManyView',
  component: TooManyView,
  args: {
    state: { key: '连接池', kind: SEARCH_TYPE.all, sort: 'time', page: 2 },
    refusal: { message: '操作过于频繁，请 40 秒后再试', retryAfterSeconds: 40 },
  },
} satisfies Meta<typeof TooManyView>

export default meta
type Story = StoryObj<typeof meta>

/** The link repeats the search unchanged. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('操作过于频繁，请 40 秒后再试')).toBeVisible()
    await expect(canvasElement.innerHTML).toContain('<div data-retry-after="40">')
    const link = canvas.getByRole('link', { name: copy.tooMany.retry })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('连接池')),
    )
  },
}
