import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findGround } from './find-ground.ts'

const lines = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M10 50H190" stroke="${colour}" stroke-width="8"/></svg>`

const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

describe('the ground of a picture', () => {
  it('is light for dark lines, dark for light lines', async () => {
    expect(await findGround(await draw(lines('#000')))).toBe('light')
    expect(await findGround(await draw(lines('#fff')))).toBe('dark')
  })

  it('is light for a bright window with a transparent shadow around it', async () => {
    const window = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect x="10" y="10" width="180" height="80" fill="#fff"/></svg>`
    expect(await findGround(await draw(window))).toBe('light')
  })

  it('is not needed by a photo, with or without an alpha channel', async () => {
    const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: '#c84' } })
    expect(await findGround(await photo.jpeg().toBuffer())).toBeUndefined()
    expect(await findGround(await photo.ensureAlpha().png().toBuffer())).toBeUndefined()
  })
})
