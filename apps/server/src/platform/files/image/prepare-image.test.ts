import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepareImage } from './prepare-image.ts'

/** Two halves: red at the left, blue at the right. */
async function halves(width = 40, height = 20) {
  const half = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ])
}

async function createAnimated(count: number, format: 'gif' | 'webp') {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: 16, height: 16, channels: 3, background: { r: index * 20, g: 9, b: 9 } },
      })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    [format]({ delay: frames.map(() => 80), loop: 3 })
    .toBuffer()
}

describe('prepareImage', () => {
  it('rotates a photo upright and removes its metadata', async () => {
    const photo = await (await halves())
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = await sharp(photo).metadata()
    expect([sent.orientation, sent.exif !== undefined]).toEqual([6, true])
    const { bytes, width, height } = await prepareImage(photo)
    const metadata = await sharp(bytes).metadata()
    expect(
      metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.icc ?? metadata.orientation,
    ).toBeUndefined()
    expect([width, height, metadata.width, metadata.height]).toEqual([20, 40, 20, 40])
    // The left side is at the top after the rotation.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[data.length - 1]).toBeGreaterThan(200)
  })

  it.each(['gif', 'webp'] as const)(
    'keeps all frames and the delays of an animated %s',
    async (format) => {
      const { bytes, height, renditions } = await prepareImage(await createAnimated(12, format))
      const metadata = await sharp(bytes, { animated: true }).metadata()
      expect(metadata).toMatchObject({ format, pages: 12, pageHeight: 16, loop: 3 })
      expect(metadata.delay).toEqual(Array.from({ length: 12 }, () => 80))
      expect([height, renditions]).toEqual([16, []])
    },
  )

  it('converts other colour profiles to sRGB', async () => {
    const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const raw = await sharp(wide).metadata()
    expect(raw.icc).toBeDefined()
    const { bytes } = await prepareImage(wide)
    expect((await sharp(bytes).metadata()).icc).toBeUndefined()
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[1] ?? 0) - 0xaa)).toBeLessThan(4)
  })

  it('keeps transparency and lossless encoding', async () => {
    const clear = { create: { width: 9, height: 9, channels: 4, background: '#00ff0080' } } as const
    for (const source of [sharp(clear).png(), sharp(clear).webp({ lossless: true })]) {
      const { bytes } = await prepareImage(await source.toBuffer())
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      expect(info.channels).toBe(4)
      expect([...data.subarray(0, 4)]).toEqual([0, 255, 0, 128])
    }
  })

  it('limits the width to 2560 pixels and creates smaller versions', async () => {
    const large = await sharp({
      create: { width: 5000, height: 2500, channels: 3, background: '#123' },
    })
      .jpeg()
      .toBuffer()
    const { width, height, renditions } = await prepareImage(large)
    expect([width, height]).toEqual([2560, 1280])
    expect(renditions.map((smaller) => [smaller.width, smaller.height])).toEqual([
      [320, 160],
      [640, 320],
      [1280, 640],
    ])
  })

  it('keeps a long screenshot readable', async () => {
    const create = { width: 1200, height: 9000, channels: 3, background: '#fff' } as const
    const { width, height } = await prepareImage(await sharp({ create }).png().toBuffer())
    expect([width, height]).toEqual([1200, 9000])
  })

  it('reads and writes AVIF', async () => {
    const { mediaType, extension, width } = await prepareImage(
      await (await halves()).avif({ effort: 0 }).toBuffer(),
    )
    expect([mediaType, extension, width]).toEqual(['image/avif', 'avif', 40])
  })

  it('refuses a header with too many pixels before decoding', async () => {
    const claim = Buffer.from(await (await halves()).png().toBuffer())
    claim.writeUInt32BE(40_000, 16)
    claim.writeUInt32BE(40_000, 20)
    await expect(prepareImage(claim)).rejects.toThrow(/像素过多|损坏/)
  })

  it('refuses truncated pictures and animated PNGs', async () => {
    const whole = await (await halves(400, 400)).jpeg().toBuffer()
    await expect(prepareImage(whole.subarray(0, whole.length / 2))).rejects.toThrow('损坏')
    const still = await (await halves()).png().toBuffer()
    const control = Buffer.from('00000008616354' + '4c0000000200000000f38d9370', 'hex')
    const apng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
    await expect(prepareImage(apng)).rejects.toThrow('动态')
  })
})
