import { expect, it } from 'vitest'
import { cssVariables } from './css-variables.ts'

it('variables.css holds exactly the tokens', async () => {
  await expect(cssVariables()).toMatchFileSnapshot('./variables.css')
})
