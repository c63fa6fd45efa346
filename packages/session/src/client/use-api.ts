'use client'

import { useCallback } from 'react'
import { type Api, type ApiOptions, loadApi } from './load-api.ts'
import { useSiteConfig } from './SessionProvider.tsx'

/**
 * A function that resolves to the API client of this site, which is downloaded on first use.
 * @param options whether calls are repeated without the token
 * @returns the same function in every render
 * @example
 * ```tsx
 * import { useApi } from '@mozhan/session/client'
 *
 * export function LikeButton({ id }: { id: string }) {
 *   const getApi = useApi()
 *   const like = async () => (await getApi()).article.setThumb({ params: { id, value: '1' } })
 *   return (
 *     <button type="button" onClick={() => void like()}>
 *       点赞
 *     </button>
 *   )
 * }
 * ```
 */
export function useApi({ asVisitorOnExpiry }: ApiOptions = {}): () => Promise<Api> {
  const { apiBase } = useSiteConfig()
  return useCallback(() => loadApi(apiBase, { asVisitorOnExpiry }), [apiBase, asVisitorOnExpiry])
}
