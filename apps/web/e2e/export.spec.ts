import { findArticle } from './demo.ts'
import { expect, test } from './test.ts'

test('the export is downloaded through the front door as one file', async ({ stack }) => {
  const { userId } = await findArticle(stack, () => true)
  const address = await stack.apiOf(userId).user.prepareExport()
  const answer = await fetch(stack.siteUrl + address)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.zip/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  // The central directory is at the end, so the file is complete.
  expect(bytes.lastIndexOf('PK\x05\x06')).toBe(bytes.length - 22)
})
