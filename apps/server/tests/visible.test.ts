import { expect, it } from 'vitest'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

/** Invisible texts that are not blank. */
const INVISIBLE: Readonly<Record<string, string>> = {
  'a zero width space': '\u200b',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'blank Braille': '\u2800\u2800',
  'a soft hyphen': '\u00ad',
  'variation selectors': '\ufe0f\u{e0100}',
  tags: '\u{e0041}\u{e007f}',
  'a mark without a letter': '\u200b\u0300',
}

/** Markdown without visible output. */
const EMPTY_MARKDOWN: Readonly<Record<string, string>> = {
  'a comment of HTML': '<!-- x -->',
  'a definition': '[a]: /x',
  'a blank by its name': '&nbsp;',
  'a filler by its number': '&#x3164; &#8203;',
  'a link without words': '[](/x "<img <hr >")',
  'an empty heading': '#',
  'empty markup': '<div><span></span></div>',
  'empty emphasis of a zero width space': '**\u200b**',
}

const SHOWN: Readonly<Record<string, string>> = {
  'a picture': '![](https://pictures.test/a.png)',
  'a formula': '$$x^2$$',
  'a code block': '```\nx\n```',
  'a rule': '---',
  'an emoji': '👍🏽',
}

describeOnEveryStore('invisible texts', (getServer) => {
  const api = () => createApi(getServer(), IDS.lan)
  const article = { title: '标题', labelIds: [IDS.css], mdContent: '正文' }
  const question = { title: '问题', labelIds: [IDS.css], mdContent: '正文' }

  it.each(Object.entries(INVISIBLE))('are refused everywhere: %s', async (_name, text) => {
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      'title of an article': () =>
        api().article.createArticle({ body: { ...article, title: text } }),
      'an article': () => api().article.createArticle({ body: { ...article, mdContent: text } }),
      'title of a question': () =>
        api().question.createQuestion({ body: { ...question, title: text } }),
      'a question': () => api().question.createQuestion({ body: { ...question, mdContent: text } }),
      'an answer': () =>
        api().answer.createAnswer({ body: { questionId: IDS.question, mdContent: text } }),
      'a reply to an answer': () =>
        api().answer.createAnswer({
          body: { questionId: IDS.question, parentId: IDS.answer, htmlContent: text },
        }),
      'a changed answer': () =>
        api().answer.updateAnswer({ body: { id: IDS.answer, mdContent: text } }),
      'a comment': () =>
        api().comment.createComment({ body: { articleId: IDS.grid, content: text } }),
      'a letter': () => api().letter.sendLetter({ body: { toId: IDS.zhou, content: text } }),
      'name of a column': () => api().column.saveColumn({ body: { name: text } }),
      'new name of a column': () =>
        api().column.renameColumn({ params: { id: IDS.column, name: text } }),
      nickname: () => api().user.updateUser({ body: { id: IDS.lan, nickName: text } }),
      'title of a conversation': async () => {
        const { id } = await api().conversation.createConversation({ body: { title: text } })
        await api().conversation.updateConversation({ body: { id, title: text } })
      },
      'a question to the assistant': async () => {
        const messages = [{ role: 'user' as const, content: text }]
        for await (const _event of await api().conversation.chat({ body: { messages } })) break
      },
      'title of a resource': () =>
        api().resource.saveResource({
          body: {
            ...{ title: text, summary: '说明', type: 'code', fileUrl: '/files/a.zip' },
            ...{ fileName: 'a.zip', fileSize: 1, fileType: 'zip' },
          },
        }),
      'summary of a resource': () =>
        api().resource.saveResource({
          body: {
            ...{ title: '资源', summary: text, type: 'code', fileUrl: '/files/a.zip' },
            ...{ fileName: 'a.zip', fileSize: 1, fileType: 'zip' },
          },
        }),
    }
    for (const [place, call] of Object.entries(calls)) {
      const sentence = /不能为空|没有可以看见的|请先写下问题|请输入回答内容/
      await expect(call(), place).rejects.toMatchObject({
        code: 999,
        message: expect.stringMatching(sentence),
      })
    }
  })

  it.each(Object.entries(EMPTY_MARKDOWN))('are refused as Markdown: %s', async (_name, text) => {
    const calls = [
      () => api().article.createArticle({ body: { ...article, mdContent: text } }),
      () => api().question.createQuestion({ body: { ...question, mdContent: text } }),
      () => api().answer.createAnswer({ body: { questionId: IDS.question, mdContent: text } }),
      () => api().comment.createComment({ body: { articleId: IDS.grid, content: text } }),
    ]
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        code: 999,
        message: '正文里没有可以看见的内容，请写点什么',
      })
    }
  })

  it.each(Object.entries(SHOWN))('do not include %s', async (_name, text) => {
    const id = await api().article.createArticle({ body: { ...article, mdContent: text } })
    await api().comment.createComment({ body: { articleId: id, content: text } })
    await api().article.deleteArticle({ params: { id } })
  })

  it('count as absent in optional fields', async () => {
    const nothing = '\u200b\u3164'
    const id = await api().article.createArticle({ body: { ...article, summary: nothing } })
    expect((await api().article.getArticle({ params: { id } })).summary).toBe('正文')
    const column = await api().column.saveColumn({ body: { name: '空说明', summary: nothing } })
    expect((await api().column.getColumn({ params: { id: column } })).summary).toBeUndefined()
    await api().user.updateUser({ body: { id: IDS.lan, summary: nothing } })
    expect((await api().user.getUser({ params: { id: IDS.lan } })).summary).toBeUndefined()
  })
})
