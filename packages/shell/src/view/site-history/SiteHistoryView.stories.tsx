import { Page } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHistoryView } from './SiteHistoryView.tsx'

const meta = {
  title: 'shell/view/SiteHistoryView',
  component: SiteHistoryView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SiteHistoryView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
