import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonGroup, SkeletonText } from './Skeleton.tsx'

const meta = {
  title: 'ui/view/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 24 }}>
        <SkeletonGroup>
          <Story />
        </SkeletonGroup>
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Circle: Story = { args: { shape: 'circle', height: 44 } }

export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> }
