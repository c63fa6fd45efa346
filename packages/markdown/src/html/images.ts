import type { Element, Root } from 'hast'
import { isPictureAddress } from '../picture-address.ts'
import type { RenderOptions, ResolvedImage } from '../types.ts'
import { replaceElements, walkElements } from './walk.ts'

/**
 * Resolves pictures, makes them lazy, and returns their addresses without duplicates. A forbidden picture is replaced by its
 * alternative text.
 */
export async function finishImages(
  tree: Root,
  { resolveImage, siteUrl }: RenderOptions,
): Promise<string[]> {
  const found = new Set<string>()
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'img' && typeof properties.src === 'string') found.add(properties.src)
  })
  const resolved = new Map<string, ResolvedImage | null | undefined>()
  if (resolveImage) {
    const lookUp = async (src: string) => resolved.set(src, await resolveImage(src))
    await Promise.all([...found].map(lookUp))
  }

  const images = new Set<string>()
  replaceElements(tree, (element) => {
    if (element.tagName !== 'img') return undefined
    const { src, alt } = element.properties
    const image = typeof src === 'string' ? resolved.get(src) : null
    const address = image?.src ?? String(src)
    if (image === null || !isPictureAddress(address, { siteUrl })) {
      return alt ? [{ type: 'text', value: String(alt) }] : []
    }
    finishImage(element, image)
    images.add(address)
    return undefined
  })
  return [...images]
}

function finishImage(element: Element, image: ResolvedImage | undefined) {
  const { properties } = element
  if (image) {
    properties.src = image.src
    if (image.width && image.height) {
      properties.width = image.width
      properties.height = image.height
    }
    if (image.ground) properties.className = [`on-${image.ground}`]
  }
  for (const name of ['width', 'height'] as const) {
    if (properties[name] !== undefined && !/^\d{1,4}%?$/.test(String(properties[name]))) {
      delete properties[name]
    }
  }
  properties.alt ??= ''
  properties.loading = 'lazy'
  properties.decoding = 'async'
}
