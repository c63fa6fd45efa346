import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveState } from './SaveState.tsx'

const meta = {
  title: 'editor/journal/SaveState',
  component: SaveState,
} satisfies Meta<typeof SaveState>
export default meta

type Story = StoryObj<typeof meta>

export const Local: Story = { args: { state: 'local' } }
export const Saved: Story = { args: { state: 'saved' } }
export const Conflict: Story = { args: { state: 'conflict' } }
export const Unsaved: Story = { args: { state: 'unsaved' } }
export const Idle: Story = { args: { state: 'idle' } }
