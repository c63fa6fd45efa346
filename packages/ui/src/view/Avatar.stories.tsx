import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23bcd" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23567"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="%23567"/%3E%3C/svg%3E'

const meta = {
  title: 'ui/view/Avatar',
  component: Avatar,
  args: { name: '沈栗', size: 44, label: '沈栗' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Initial: Story = {}

export const Picture: Story = { args: { src: PICTURE } }

export const BrokenPicture: Story = { args: { src: '/does-not-exist.png' } }

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['沈栗', '周未明', '顾长安', '许知远', 'lin', '阿岚', '小舟', '👩‍💻', '𠮷野'].map((name) => (
        <Avatar key={name} {...args} name={name} label={name} />
      ))}
    </div>
  ),
}
