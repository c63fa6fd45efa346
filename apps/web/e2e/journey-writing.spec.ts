import { enter, makeAccount, readUser } from './accounts.ts'
import { findArticle } from './demo.ts'
import { composeWord } from './input-method.ts'
import {
  act,
  button,
  chooseInOwnMenu,
  field,
  header,
  leaveEditor,
  main,
  pressAt,
  tabTo,
  typeAt,
  typeLabel,
} from './journeys.ts'
import { expectSignedIn } from './login.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'
import { writeText } from './uploading.ts'

test.use({
  // Reduced motion, because a control that is still moving has no stable position.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Another user likes the article and sends a letter to its author. */
async function sendNotices(stack: Stack, articleId: string, userId: string): Promise<void> {
  const { userId: friend } = await findArticle(stack, (article) => article.userId !== userId)
  const { article, letter } = stack.apiOf(friend)
  await article.setThumb({ params: { id: articleId, value: 1 } })
  await letter.sendLetter({ body: { toId: userId, content: '写得真好。' } })
}

test('a member writes, asks, uploads and answers letters with the keyboard only', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  const account = await makeAccount(stack)
  const uid = await enter(page, stack, account)
  await expectSignedIn(page)

  const opened = page.context().waitForEvent('page')
  await chooseInOwnMenu(page, '写文章', 'Tab')
  const desk = await opened
  await act(desk, 'writes a title and a text', async () => {
    await typeAt(desk, field(desk, '标题'), '不用鼠标的一天')
    await tabTo(desk, desk.locator('.cm-content'))
    await composeWord(desk, { spellings: ['jian', 'jianpan'], text: '键盘' })
    await desk.keyboard.insertText('就够了。')
    await expect(desk.locator('.cm-content')).toHaveText('键盘就够了。')
  })
  await act(desk, 'chooses a label', async () => {
    await leaveEditor(desk)
    await pressAt(desk, button(desk, '发布'), 'Enter', 'Shift+Tab')
    await typeLabel(desk)
    await desk.keyboard.press('Escape')
    await expect(button(desk, '发布')).toBeFocused()
  })
  await act(desk, 'publishes', async () => {
    await desk.keyboard.press('Enter')
    await expect(
      desk.getByRole('dialog').getByRole('button', { name: '发布', exact: true }),
    ).toBeFocused()
    await desk.keyboard.press('Enter')
    await desk.waitForURL(/\/article\/\d+$/)
    await expect(desk.getByRole('heading', { level: 1, name: '不用鼠标的一天' })).toBeVisible()
  })
  const articleId = desk.url().split('/').at(-1) ?? ''

  await act(desk, 'asks', async () => {
    await chooseInOwnMenu(desk, '提问题')
    await desk.waitForURL('**/question/edit*')
    await typeAt(desk, field(desk, '标题'), '没有鼠标怎么拖动滚动条？')
    await pressAt(desk, button(desk, '选择标签'))
    await typeLabel(desk)
    await desk.keyboard.press('Escape')
    await expect(button(desk, /TypeScript/)).toBeFocused()
    await typeAt(desk, desk.locator('.cm-content'), '用方向键？')
    await leaveEditor(desk)
    await pressAt(desk, button(desk, '发布问题'), 'Enter', 'Shift+Tab')
    await desk.waitForURL(/\/question\/\d+$/)
  })
  await act(desk, 'answers', async () => {
    await typeAt(desk, desk.locator('.cm-content'), '用翻页键。')
    await leaveEditor(desk)
    await pressAt(desk, button(desk, '发布回答'))
    await expect(desk.locator('article[id^="answer-"]')).toContainText('用翻页键。')
  })
  await act(desk, 'accepts', async () => {
    await pressAt(desk, button(desk, '采纳这个回答'), 'Enter', 'Shift+Tab')
    await expect(desk.getByText('已采纳')).toBeVisible()
  })
  await act(desk, 'uploads', async () => {
    const file = await writeText('键盘清单.md', 1)
    const chooser = desk.waitForEvent('filechooser', { timeout: 30_000 })
    await chooseInOwnMenu(desk, '上传资源')
    await desk.waitForURL('**/resource')
    await tabTo(desk, button(desk, '选择文件'))
    await desk.keyboard.press('Enter')
    await (await chooser).setFiles(file)
    await expect(desk.getByText('上传完成')).toBeVisible()
    await expect(button(desk, '更换文件')).toBeFocused()
    await tabTo(desk, desk.getByRole('radio').first())
    await desk.keyboard.press('ArrowDown')
    await desk.keyboard.press('ArrowUp')
    await typeAt(desk, field(desk, '说明'), '全部快捷键。')
    await pressAt(desk, button(desk, '发布资源'))
    await desk.waitForURL(/\/resource\/\d+$/)
  })

  await sendNotices(stack, articleId, uid)
  await act(desk, 'reads new messages', async () => {
    await pressAt(desk, header(desk).getByRole('link', { name: /^消息/ }), 'Enter', 'Shift+Tab')
    await desk.waitForURL('**/message?t=2')
    await pressAt(desk, main(desk).getByRole('link', { name: /^点赞/ }))
    await desk.waitForURL('**/message?t=1')
    await pressAt(desk, button(desk, '全部已读'))
    await expect(button(desk, '全部已读')).toHaveCount(0)
  })
  await act(desk, 'deletes a message', async () => {
    await pressAt(desk, button(desk, /^删除.*的消息$/))
    await expect(desk.getByText('还没有人点赞')).toBeVisible()
  })
  await act(desk, 'turns a kind of messages off', async () => {
    await pressAt(desk, main(desk).getByRole('link', { name: '消息设置' }), 'Enter', 'Shift+Tab')
    await desk.waitForURL('**/message?panel=settings')
    await pressAt(desk, desk.getByRole('checkbox', { name: '有人点赞' }), 'Space')
    await expect(desk.getByText('已保存', { exact: true })).toBeVisible()
  })
  await act(desk, 'answers a letter', async () => {
    await pressAt(desk, main(desk).getByRole('link', { name: /^私信/ }), 'Enter', 'Shift+Tab')
    await desk.waitForURL('**/message?t=4')
    await pressAt(desk, main(desk).getByRole('link', { name: /写得真好/ }))
    await desk.waitForURL('**/message?t=4&with=*')
    await typeAt(desk, field(desk, '写私信'), '谢谢！')
    await pressAt(desk, button(desk, '发送'))
    await expect(desk.getByRole('log')).toContainText('谢谢！')
  })
  await act(desk, 'changes the nickname', async () => {
    await chooseInOwnMenu(desk, '个人中心')
    await desk.waitForURL('**/user')
    await pressAt(desk, main(desk).getByRole('link', { name: '资料' }))
    await desk.waitForURL('**/user?tab=profile')
    await tabTo(desk, desk.getByLabel('昵称'))
    await desk.keyboard.press('Control+A')
    await desk.keyboard.insertText(`键客${uid.slice(-6)}`)
    await typeAt(desk, desk.getByLabel('手机号'), `138${uid.slice(-8)}`)
    await typeAt(desk, desk.getByLabel('邮箱'), `k${uid.slice(-8)}@example.test`)
    await pressAt(desk, button(desk, '保存修改'))
    await expect(desk.getByText('修改成功')).toBeVisible()
    expect((await readUser(desk)).nickName).toBe(`键客${uid.slice(-6)}`)
  })
})
