import type { Page } from '@playwright/test'

/** Key code that a browser reports for a key that an input method handles. */
const PROCESSED = 229

export interface Word {
  /** Texts of the field during composition, in order. */
  spellings: readonly string[]
  /** Text of the field after composition. */
  text: string
  /** Keys that the input method handles, pressed before the last spelling. @default none */
  keys?: readonly string[]
}

/** Types a word into the focused field as an input method does. */
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
