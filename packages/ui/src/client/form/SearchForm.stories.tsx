import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { SearchForm } from './SearchForm.tsx'

const meta = {
  title: 'ui/form/SearchForm',
  component: SearchForm,
  args: {
    action: '/user',
    name: 'key',
    value: '',
    label: '搜索我的文章',
    submitLabel: '搜索',
    hidden: { tab: 'articles', kind: undefined },
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索我的文章' })
    await userEvent.type(field, ' 连接池 ')
    // The Enter that accepts a candidate of an input method must not submit.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('连接池')
    const hidden = canvasElement.querySelectorAll('input[type="hidden"]')
    await expect([...hidden].map((input) => input.getAttribute('name'))).toEqual(['tab'])
  },
}

export const Dark: Story = { globals: { scheme: 'dark' }, args: { value: '连接池' } }
