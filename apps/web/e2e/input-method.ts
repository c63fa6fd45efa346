import type { Page } from '@playwright/test'

/** What a browser reports for a key that an input method keeps to itself. */
const PROCESSED = 229

export interface Word {
  /** What stands in the field while it is being composed, one after the other. */
  spellings: readonly string[]
  /** What stands there in the end. */
  text: string
  /** Keys that the input method uses itself, before the last spelling. @default none */
  keys?: readonly string[]
}

/** Writes a word where the focus is, as an input method does. */
export async function composeWord(page: Page, { spellings, text, keys = [] }: Word): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const spell = (spelling: string) =>
    client.send('Input.imeSetComposition', {
      text: spelling,
      selectionStart: spelling.length,
      selectionEnd: spelling.length,
    })
  for (const spelling of spellings.slice(0, -1)) await spell(spelling)
  for (const key of keys) {
    const event = { key, code: key, windowsVirtualKeyCode: PROCESSED }
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }
  for (const spelling of spellings.slice(-1)) await spell(spelling)
  await client.send('Input.insertText', { text })
  await client.detach()
}
