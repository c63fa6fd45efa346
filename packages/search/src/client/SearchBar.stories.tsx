import { contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { mockEndpoint, mockFailure } from '@mozhan/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { type SearchState, searchHref } from '../model/search-state.ts'
import { SearchBar, type SearchBarProps } from './SearchBar.tsx'
import { noteSearch } from './use-search-history.ts'

const { suggest, listHotWords } = contract.search
const state: SearchState = { key: '', kind: SEARCH_TYPE.all, sort: 'relevance', page: 1 }

const meta = {
  title: 'search/client/SearchBar',
  component: SearchBar,
  parameters: {
    layout: 'fullscreen',
    path: '/search/',
    msw: [
      mockEndpoint(suggest, ['连接池该开多大', '连接池耗尽以后']),
      mockEndpoint(listHotWords, ['TypeScript', 'Redis']),
    ],
  },
  args: { state, logo: <a href="/">墨栈</a> },
  beforeEach: () => {
    answerLate = undefined
  },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Question: Story = { args: { state: { ...state, key: '连接池' } } }

export const HistoryAndHotWords: Story = {
  beforeEach: () => {
    noteSearch('索引')
    noteSearch('C++ 模板')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { name: 'Redis' })).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'C++ 模板' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: copy.bar.clear }))
    await waitFor(() =>
      expect(canvas.queryByRole('option', { name: 'C++ 模板' })).not.toBeInTheDocument(),
    )
  },
}

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '连接')
    const option = await canvas.findByRole('option', { name: '连接池该开多大' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('连接')
  },
}

/** Responses may arrive in any order; only the one for the current text is shown. */
export const LateSuggestion: Story = {
  parameters: {
    msw: [
      mockEndpoint(suggest, async ({ query: { key } }) => {
        if (key === '连') await new Promise<void>((resolve) => (answerLate = resolve))
        return key === '连' ? ['连字符'] : ['连接池该开多大']
      }),
      mockEndpoint(listHotWords, []),
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '连')
    await waitFor(() => expect(answerLate).toBeDefined())
    await userEvent.type(field, '接')
    await canvas.findByRole('option', { name: '连接池该开多大' })
    answerLate?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.queryByRole('option', { name: '连字符' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('option', { name: '连接池该开多大' })).toBeVisible()
  },
}

let answerLate: (() => void) | undefined

/** Enter submits the option that was marked, even if the options at its position have changed. */
export const OptionsChangeWhileMarked: Story = {
  ...LateSuggestion,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '连')
    await waitFor(() => expect(answerLate).toBeDefined())
    answerLate?.()
    const option = await canvas.findByRole('option', { name: '连字符' })
    await userEvent.type(field, '接')
    await userEvent.keyboard('{ArrowDown}')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    const other = await canvas.findByRole('option', { name: '连接池该开多大' })
    await expect(other).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(useRouter().push).toHaveBeenCalledWith(searchHref({ key: '连接' }))
  },
}

/** Shows the results of a query, as the page does after loading. */
let showResults: (key: string) => void

function BarOfPage(props: SearchBarProps) {
  const [key, setKey] = useState('连接池')
  showResults = setKey
  return <SearchBar {...props} state={{ ...state, key }} />
}

/** Text typed before the results arrive is preserved. Back shows the previous query. */
export const TypedBeforeTheResults: Story = {
  render: (props) => <BarOfPage {...props} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, ' 索引{Enter}')
    await expect(field).toHaveValue('索引')
    await userEvent.type(field, '失效')
    showResults('索引')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(field).toHaveValue('索引失效')
    showResults('连接池')
    await waitFor(() => expect(field).toHaveValue('连接池'))
    showResults('索引')
    await waitFor(() => expect(field).toHaveValue('索引'))
  },
}

/** Enter that accepts a candidate of an input method does not search. */
export const EnterWhileComposing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'shuju')
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true })
    await expect(field).toHaveFocus()
    await fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229, isComposing: true })
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

export const NothingSuggested: Story = {
  parameters: {
    msw: [mockFailure(suggest, 500, '系统繁忙'), mockFailure(listHotWords, 500, '系统繁忙')],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '连接')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

const asked = fn()

/** After a 429 the field works without suggestions, and requests none until the wait is over. */
export const SuggestionsTooOften: Story = {
  parameters: {
    msw: [
      http.get(`*${suggest.path}`, () => {
        asked()
        const body = { code: 429, message: '操作过于频繁，请 40 秒后再试', data: null }
        return HttpResponse.json(body, { status: 429, headers: { 'retry-after': '40' } })
      }),
      mockEndpoint(listHotWords, []),
    ],
  },
  beforeEach: () => {
    asked.mockClear()
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '连接')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await userEvent.type(field, '池')
    // Longer than the debounce of suggestions.
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(asked).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('连接池')
    await expect(canvas.queryByText(/频繁/)).toBeNull()
  },
}
