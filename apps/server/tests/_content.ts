import type { DemoContent } from '../src/commands/seed/demo/types.ts'

/** Ids of the small content that most tests use. */
export const IDS = {
  lan: '1844197938335842305',
  zhou: '1844197938335842306',
  frontend: '1844197938335842401',
  java: '1844197938335842402',
  hidden: '1844197938335842403',
  css: '1844197938335842411',
  html: '1844197938335842412',
  spring: '1844197938335842413',
  column: '1844197938335842501',
  grid: '1844197938335842601',
  boot: '1844197938335842602',
  diary: '1844197938335842603',
  unlabelled: '1844197938335842604',
  comment: '1844197938335842701',
  reply: '1844197938335842702',
  lateComment: '1844197938335842703',
  question: '1844197938335842801',
  waiting: '1844197938335842802',
  answer: '1844197938335842811',
  answerReply: '1844197938335842812',
} as const

/** A few rows that cover all cases: private, unlabelled, twice in one channel, commented, liked. */
export const liteContent: DemoContent = {
  users: [
    {
      id: IDS.lan,
      username: 'lan',
      nickName: '阿岚',
      imageUrl: '/files/demo/lan.svg',
      email: 'lan@example.test',
      mobile: '13800000000',
      signature: '写前端',
      createDate: '2024-01-01T00:00:00.000Z',
    },
    { id: IDS.zhou, username: 'zhou', nickName: '小舟', createDate: '2024-01-02T00:00:00.000Z' },
  ],
  channels: [
    {
      id: IDS.frontend,
      name: '前端',
      labels: [
        { id: IDS.html, name: 'html' },
        { id: IDS.css, name: 'css' },
      ],
    },
    { id: IDS.java, name: 'Java', labels: [{ id: IDS.spring, name: 'spring' }] },
    { id: IDS.hidden, name: '大数据', enabled: false, labels: [] },
  ],
  adverts: [
    advert('1844197938335842901', '二', 1),
    advert('1844197938335842902', '三', 1),
    advert('1844197938335842903', '侧栏', 2),
  ],
  columns: [
    {
      id: IDS.column,
      userId: IDS.lan,
      name: '布局',
      summary: '从浮动到网格',
      articleIds: [IDS.unlabelled, IDS.grid, IDS.diary],
      createDate: '2024-02-01T00:00:00.000Z',
    },
  ],
  articles: [
    {
      id: IDS.grid,
      userId: IDS.lan,
      title: '网格布局',
      labelIds: [IDS.css, IDS.html],
      markdown: '# 网格\n\n正文。\n\n```css\ndisplay: grid\n```',
      viewCount: 30,
      likedBy: [IDS.zhou],
      collectedBy: [IDS.zhou],
      createDate: '2024-03-01T00:00:00.000Z',
      updateDate: '2024-03-09T00:00:00.000Z',
    },
    {
      id: IDS.boot,
      userId: IDS.zhou,
      title: '自动配置 100%',
      labelIds: [IDS.spring],
      markdown: '正文二。',
      viewCount: 50,
      createDate: '2024-03-02T00:00:00.000Z',
    },
    {
      id: IDS.diary,
      userId: IDS.lan,
      title: '私密',
      labelIds: [IDS.css],
      markdown: '只给自己看。',
      isPublic: false,
      viewCount: 1,
      createDate: '2024-03-03T00:00:00.000Z',
    },
    {
      id: IDS.unlabelled,
      userId: IDS.lan,
      title: '没有标签',
      labelIds: [],
      markdown: '正文三。',
      viewCount: 3,
      createDate: '2024-03-04T00:00:00.000Z',
    },
  ],
  comments: [
    comment(IDS.comment, IDS.zhou, '很清楚', '2024-03-10T00:00:00.000Z'),
    {
      ...comment(IDS.reply, IDS.lan, '谢谢', '2024-03-11T00:00:00.000Z'),
      parentId: IDS.comment,
    },
    comment(IDS.lateComment, IDS.zhou, '又看了一遍', '2024-03-12T00:00:00.000Z'),
  ],
  questions: [
    {
      id: IDS.question,
      userId: IDS.zhou,
      title: '怎么居中？',
      labelIds: [IDS.css],
      markdown: '如题。',
      viewCount: 7,
      acceptedAnswerId: IDS.answer,
      answers: [
        {
          id: IDS.answer,
          userId: IDS.lan,
          markdown: '用 `place-items`。',
          createDate: '2024-04-02T00:00:00.000Z',
          replies: [
            {
              id: IDS.answerReply,
              userId: IDS.zhou,
              content: '可以了',
              createDate: '2024-04-03T00:00:00.000Z',
            },
          ],
        },
      ],
      createDate: '2024-04-01T00:00:00.000Z',
    },
    {
      id: IDS.waiting,
      userId: IDS.lan,
      title: '没人回答',
      labelIds: [IDS.css],
      markdown: '如题。',
      viewCount: 1,
      answers: [],
      createDate: '2024-04-05T00:00:00.000Z',
    },
  ],
  resources: [],
  messages: [],
  dictionaries: [
    {
      code: 'resource_type',
      items: [
        { id: '1844197938335842961', label: '文档', value: 'document' },
        { id: '1844197938335842962', label: '代码', value: 'code' },
        { id: '1844197938335842963', label: '工具', value: 'tool' },
        { id: '1844197938335842964', label: '其他', value: 'other' },
      ],
    },
    {
      code: 'article_type',
      items: [
        { id: '1844197938335842951', label: '原创', value: 'original' },
        { id: '1844197938335842952', label: '翻译', value: 'translation' },
      ],
    },
  ],
}

function advert(id: string, title: string, position: 1 | 2) {
  const links = { imageUrl: '/files/demo/a.svg', advertUrl: '/', advertTarget: '_self' } as const
  return { id, title, position, ...links }
}

function comment(id: string, userId: string, content: string, createDate: string) {
  return { id, articleId: IDS.grid, userId, content, createDate }
}
