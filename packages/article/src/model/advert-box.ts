import type { Advert } from '@mozhan/api-client/contract'

/** A picture or notice of the site's editors. */
export interface AdvertBox {
  id: string
  title: string
  imageUrl?: string
  /** An `http(s)` URL or a path of the site; absent without a valid target. */
  href?: string
  isBlank: boolean
}

export function toAdvertBox(advert: Advert): AdvertBox {
  const address = advert.advertUrl ?? ''
  return {
    id: advert.id,
    title: advert.title.trim(),
    imageUrl: advert.imageUrl,
    href: isSafeAddress(address) ? address : undefined,
    isBlank: advert.advertTarget === '_blank',
  }
}

function isSafeAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) || /^\/(?![/\\])/.test(address)
}
