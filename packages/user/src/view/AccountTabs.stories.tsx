import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountTabs } from './AccountTabs.tsx'

const meta = {
  title: 'user/view/AccountTabs',
  component: AccountTabs,
  args: { current: 'articles' },
} satisfies Meta<typeof AccountTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const History: Story = { args: { current: 'h' } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
}
