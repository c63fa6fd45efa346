import { buildQuestion } from '@mozhan/api-client/fixtures'
import { questionPage } from '@mozhan/routes'
import {
  Empty as EmptyList,
  FeedLayout,
  LabelCloud,
  Page,
  Pagination,
  SideSection,
  TitleLinks,
} from '@mozhan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { toQuestionRow } from '../model/question-row.ts'
import { questionsHref } from '../routes.ts'
import { Guide } from './Guide.tsx'
import { ListHead } from './ListHead.tsx'
import { QuestionList } from './QuestionList.tsx'

const label = (id: string, name: string) => ({ id, name })
const REACT = label('1', 'React')
const DATABASE = label('2', 'PostgreSQL')
const row = (id: string, title: string, more: object = {}) =>
  toQuestionRow(
    buildQuestion({
      id,
      title,
      nickName: '林栖',
      labelList: [REACT, label('3', '前端')],
      createDate: '2026-11-27T02:20:00.000Z',
      updateDate: '2026-11-27T02:20:00.000Z',
      ...more,
    }),
  )

const ROWS = [
  row('1', '为什么 useEffect 在开发环境会执行两次，线上却不会？', {
    reply: 6,
    viewCount: 1204,
    status: 2,
  }),
  row('2', 'PostgreSQL 的 jsonb 字段该不该建 GIN 索引？写多读少的表怎么取舍', {
    reply: 3,
    viewCount: 862,
    nickName: '顾长安',
    labelList: [DATABASE],
  }),
  row('3', 'Kotlin 协程里 supervisorScope 的异常为什么没有进 CoroutineExceptionHandler', {
    reply: 0,
    viewCount: 95,
    nickName: '一个名字特别特别长的提问者',
    labelList: [label('4', 'Kotlin'), label('5', '并发')],
  }),
  row('4', 'HTTP/2 已经多路复用了，为什么浏览器还要限制并发？', {
    reply: 12,
    viewCount: 53_770,
    status: 2,
    labelList: [],
  }),
]

const meta = {
  title: 'question/view/QuestionListScreen',
  component: QuestionList,
  parameters: { layout: 'fullscreen' },
  args: { questions: ROWS },
  render: ({ questions }) => (
    <Page>
      <FeedLayout
        aside={
          <>
            <SideSection
              title={copy.list.waiting}
              more={{ href: questionsHref('wait'), text: copy.list.all }}
            >
              <TitleLinks hrefFor={(id) => questionPage.href({ id })} items={ROWS.slice(1, 4)} />
            </SideSection>
            <SideSection title={copy.list.labels}>
              <LabelCloud
                labels={[REACT, DATABASE, label('6', '算法')]}
                hrefFor={(id) => questionsHref({ labelId: id })}
              />
            </SideSection>
            <SideSection title={copy.list.guide}>
              <Guide />
            </SideSection>
          </>
        }
        asideLabel={copy.list.aside}
      >
        <ListHead current="hot" />
        {questions.length > 0 ? (
          <QuestionList questions={questions} />
        ) : (
          <EmptyList title={copy.list.empty.hot} description={copy.list.emptyHint} />
        )}
        <Pagination
          page={1}
          pages={questions.length > 0 ? 18 : 1}
          hrefFor={(page) => questionsHref('hot', page)}
        />
      </FeedLayout>
    </Page>
  ),
} satisfies Meta<typeof QuestionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: copy.list.tabs.label }))
    await expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      '热门回答',
      '最新问答',
      '等待回答',
    ])
    await expect(canvas.getByRole('link', { name: copy.list.tabs.hot })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getAllByText(copy.list.solved)).toHaveLength(2)
  },
}

export const Empty: Story = { args: { questions: [] } }

export const LongText: Story = {
  args: { questions: [row('9', '一个很长很长的标题'.repeat(12)), row('10', 'a'.repeat(200))] },
}

export const OfLabel: Story = {
  render: ({ questions }) => (
    <Page>
      <ListHead current={{ labelId: '1' }} labelName="React" />
      <QuestionList questions={questions} />
    </Page>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
