import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'ui/view/Pagination',
  component: Pagination,
  args: { page: 1, pages: 5, hrefFor: (page: number) => `/question?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Middle: Story = { args: { page: 10, pages: 42 } }

export const Last: Story = { args: { page: 42, pages: 42 } }
