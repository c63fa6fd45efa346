import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { buildSearchHit } from '@mozhan/api-client/fixtures'
import { Page } from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copy } from '../copy.ts'
import { toFound } from '../model/found.ts'
import type { Results } from '../model/results.ts'
import type { SearchState } from '../model/search-state.ts'
import { ResultsView } from './ResultsView.tsx'

const { all, article, question, column } = SEARCH_TYPE
const state: SearchState = { key: '启动', kind: all, sort: 'relevance', page: 1 }
const results: Results = {
  found: [
    buildSearchHit({ id: '1' }),
    buildSearchHit({
      id: '2',
      type: question,
      title: 'Spring Boot <em>启动</em>慢，怎么知道慢在哪里？',
      summary: '…日志里两行之间隔了十几秒，<em>启动</em>参数是 <em>-Xmx</em>512m &lt;默认&gt;…',
    }),
    buildSearchHit({ id: '3', type: column, title: '从<em>启动</em>到退出', summary: '' }),
  ].map((hit) => toFound(hit, true)),
  total: 43,
  pages: 3,
  counts: { [article]: 31, [question]: 11, [column]: 1 },
  isNear: false,
  corrections: [],
}

const meta = {
  title: 'search/view/ResultsView',
  component: ResultsView,
  parameters: { layout: 'fullscreen', path: '/search/' },
  args: { state, results, similar: [] },
  render: (args) => (
    <Page width="wide" underHeader={false}>
      <ResultsView {...args} />
    </Page>
  ),
} satisfies Meta<typeof ResultsView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-Xmx').tagName).toBe('EM')
    await expect(canvas.getByText(/<默认>/)).toBeVisible()
    const second = canvas.getByRole('link', { name: /2/ })
    await expect(second).toHaveAttribute('href', expect.stringContaining('page=2'))
  },
}

export const Questions: Story = {
  args: {
    state: { ...state, kind: question, isSolved: true, labelId: '1', days: 30, sort: 'time' },
  },
}

export const Users: Story = {
  args: {
    state: { ...state, key: '岚', kind: SEARCH_TYPE.user },
    results: {
      ...results,
      found: [
        toFound(
          buildSearchHit({
            id: '11',
            type: SEARCH_TYPE.user,
            title: '阿<em>岚</em>',
            summary: '读得多，写得少。',
          }),
          true,
        ),
      ],
      total: 1,
      pages: 1,
      counts: { ...results.counts, [SEARCH_TYPE.user]: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '阿岚' })).toHaveAttribute('href', '/user/11')
    await expect(canvas.queryByText(copy.filters.days.any)).not.toBeInTheDocument()
  },
}

export const Near: Story = { args: { results: { ...results, isNear: true } } }

export const Corrected: Story = {
  args: { results: { ...results, corrections: [{ typed: 'Reids', meant: 'redis' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.corrected('Reids', 'redis'))).toBeVisible()
  },
}

const NOTHING: Results = { ...results, found: [], total: 0, pages: 0, counts: {} }

export const Nothing: Story = {
  args: {
    state: { ...state, key: '从来没有人写过的东西' },
    results: NOTHING,
    similar: [toFound(buildSearchHit({ id: '9', title: '没有人写过的文档' }), false)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty.title('从来没有人写过的东西'))).toBeVisible()
    await expect(canvas.getByText(copy.empty.similar)).toBeVisible()
  },
}

export const NothingWithFilters: Story = {
  args: { state: { ...state, kind: question, days: 7 }, results: NOTHING },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: copy.empty.widen })
    await expect(link).not.toHaveAttribute('href', expect.stringContaining('days'))
  },
}
