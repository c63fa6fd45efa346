import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const INVALID_IDS = [
  '99999999999999999999',
  '-1',
  '1e3',
  '%00',
  '9223372036854775808',
  '007',
  '%F0',
  'x'.repeat(3000),
]

const FILE = { fileUrl: '/files/a.bin', fileName: 'a.zip', fileSize: 1, fileType: 'zip' }

describeOnEveryStore('invalid input', (getServer) => {
  const api = createApis(getServer)

  it.each(INVALID_IDS)('answers the id %s like an unknown id', async (id) => {
    for (const path of [
      `/article/api/article/${id}`,
      `/article/api/column/${id}`,
      `/system/api/user/${id}`,
      `/question/api/question/${id}`,
    ]) {
      const { status, code, data } = await getServer().call('GET', path)
      expect({ path, status, code, data }).toEqual({ path, status: 200, code: 404, data: null })
    }
    const view = await getServer().call('PUT', `/article/api/article/viewCount/${id}`)
    expect(view.status).toBe(200)
    expect(view.code).not.toBe(20000)
    const gone = await getServer().call('DELETE', `/article/article/${id}`, { as: IDS.lan })
    expect(gone.code).toBe(404)
  })

  it.each(['999999999999999.1', '1.9999999999999999999'])(
    'accepts the cursor %s, which names no message',
    async (cursor) => {
      const body = { current: 1, size: 10, type: 0, cursor }
      await api(IDS.lan).message.findMessages({ body })
    },
  )

  it.each([0, -1, 2_147_483_648, 'abc', 1.5, {}])(
    'refuses page %j with a message',
    async (current) => {
      const { status, code, message } = await getServer().call(
        'POST',
        '/article/api/article/list',
        {
          body: { current, size: 10 },
        },
      )
      expect(status).toBe(200)
      expect(code).toBe(999)
      expect(message).toContain('current')
    },
  )

  it.each([0, -1, 101, 'abc'])('refuses the page size %j', async (size) => {
    const { code } = await getServer().call('POST', '/article/api/article/list', { body: { size } })
    expect(code).toBe(999)
  })

  it('returns no rows for a page after the last one', async () => {
    const body = { current: 1_000_000, size: 100 }
    const data = await api().article.listArticles({ body })
    expect(data).toMatchObject({ records: [], total: 3 })
  })

  it.each([
    'x',
    '',
    'dXBkYXRlZC54Lnk',
    'aGVhdC4xLjE',
    Buffer.from('updated.1.-1').toString('base64url'),
    // The year 33658, which the database cannot store.
    Buffer.from('updated.999999999999999.1').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    const { code } = await getServer().call('POST', '/article/api/article/list', {
      body: { cursor },
    })
    expect(code).toBe(999)
  })

  it.each(['{', '[]', '"x"', 'null', '1', '{"current":'])('refuses the body %s', async (body) => {
    const { status, code } = await getServer().call('POST', '/article/api/article/list', { body })
    expect(status).toBe(200)
    expect(code).toBe(999)
  })

  it.each([
    [{ title: ' ' }, '标题不能为空'],
    [{ title: undefined }, '标题不能为空'],
    [{ title: '长'.repeat(256) }, '标题不能超过 255 个字'],
    [{ mdContent: '' }, '正文不能为空'],
    [{ labelIds: [] }, '请至少选择一个标签'],
    [{ labelIds: ['1', '2', '3', '4', '5', '6'] }, '最多可选5个标签'],
    [{ title: '', mdContent: '' }, '标题不能为空；正文不能为空'],
    [{ summary: '字'.repeat(2001) }, '摘要不能超过 2000 个字'],
    [{ title: '\u200b\u3164' }, '标题里没有可以看见的文字'],
  ])('describes the problem with %j in Chinese', async (wrong, message) => {
    const good = { title: '标题', labelIds: [IDS.css], mdContent: '正文' }
    const body = { ...good, ...wrong }
    const answer = await getServer().call('POST', '/article/article', { as: IDS.lan, body })
    expect(answer).toMatchObject({ status: 200, code: 999, message })
  })

  it.each([
    ['/article/column/saveOrUpdate', { name: '专栏' }, '说明不能超过 150 个字'],
    ['/article/resource', { title: '资源', type: 'code' }, '说明不能超过 2000 个字'],
  ])('uses the label of the form for a summary: %s', async (path, body, sentence) => {
    const summary = '字'.repeat(2001)
    const { message } = await getServer().call('POST', path, {
      as: IDS.lan,
      body: { ...FILE, ...body, summary },
    })
    expect(message).toBe(sentence)
  })

  it('counts the characters of title and summary like the form', async () => {
    const coder = '👩🏽‍💻'
    const body = { title: coder.repeat(50), labelIds: [IDS.css], mdContent: '正文' }
    const { article, question } = api(IDS.lan)
    const id = await article.createArticle({ body: { ...body, summary: coder.repeat(600) } })
    await article.deleteArticle({ params: { id } })
    const asked = await question.createQuestion({ body })
    await question.deleteQuestion({ params: { id: asked } })
  })

  it.each([
    ['PUT', `/article/article/thumb/${IDS.grid}/2`],
    ['PUT', `/article/article/thumb/${IDS.grid}/0`],
    ['PUT', `/question/question/thumb/${IDS.question}/x`],
    ['PUT', `/question/replay/thumb/${IDS.answer}/-2`],
    ['PUT', `/article/article/collect/${IDS.grid}/2`],
    ['PUT', '/article/api/article/viewCount/'],
    ['PUT', '/question/api/question/viewCount/%20'],
  ])('answers 无效操作: %s %s', async (method, path) => {
    const answer = await getServer().call(method, path, { as: IDS.lan })
    expect(answer).toMatchObject({ status: 200, code: 999, message: '无效操作' })
  })

  it.each([
    ['GET', '/article/api/comment/list/', '文章ID不能为空'],
    ['GET', '/article/api/comment/list/%20', '文章ID不能为空'],
    ['DELETE', '/article/comment/', '评论ID不能为空'],
    ['GET', '/question/api/replay/list/', '问题ID不能为空'],
    ['GET', '/question/api/reply/list/', '问题ID不能为空'],
    ['DELETE', '/question/replay/', '回答评论ID不能为空'],
    ['PUT', '/article/api/article/viewCount/7', '文章不存在'],
    ['PUT', '/question/api/question/viewCount/7', '问题不存在'],
  ])('describes an empty or unknown id: %s %s', async (method, path, message) => {
    const answer = await getServer().call(method, path, { as: IDS.lan })
    expect(answer).toMatchObject({ status: 200, code: 999, message })
  })

  it('refuses too large bodies with a message and not with status 413', async () => {
    const refusal = { status: 200, code: 999, message: '提交的内容过大' }
    const list = (length: number) =>
      getServer().call('POST', '/article/api/article/list', { body: { title: 'x'.repeat(length) } })
    const summary = (length: number) =>
      getServer().call('POST', '/article/article/getSummary', {
        as: IDS.lan,
        body: { content: 'x'.repeat(length) },
      })
    expect(await list(300 * 1024)).toMatchObject(refusal)
    expect((await summary(300 * 1024)).code).toBe(20000)
    expect(await summary(7 * 1024 * 1024)).toMatchObject(refusal)
  })

  it('refuses too deep and too large JSON before it is parsed', async () => {
    const refusal = { status: 200, code: 999, message: '请求内容的层次或项目过多' }
    for (const body of ['['.repeat(200_000), `{"a":[${'0,'.repeat(100_000)}0]}`]) {
      const answer = await getServer().call('POST', '/article/api/article/list', { body })
      expect(answer).toMatchObject(refusal)
    }
  })

  it('refuses a form with thousands of parts before it is parsed', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
    const answer = await getServer().call('POST', '/article/file/upload', {
      as: IDS.lan,
      body: `${part.repeat(50_000)}--b--`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    expect(answer).toMatchObject({ status: 200, code: 999, message: expect.stringMatching('上传') })
  })

  it('answers unknown paths 404 in the envelope', async () => {
    for (const path of ['/nothing', '/api/nothing', '/article/api/nothing/at/all', '/__proto__']) {
      const { status, code } = await getServer().call('GET', path)
      expect({ path, status, code }).toEqual({ path, status: 404, code: 404 })
    }
  })
})
