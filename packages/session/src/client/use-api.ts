'use client'

import { useCallback } from 'react'
import { type Api, type ApiOptions, loadApi } from './load-api.ts'
import { useSiteConfig } from './SessionProvider.tsx'

/**
 * A function that gives the API client of this site, loading it on first use.
 * @example
 * const getApi = useApi()
 * const onLike = async () => (await getApi()).article.setThumb({ params: { id, value: '1' } })
 */
export function useApi({ asVisitor }: ApiOptions = {}): () => Promise<Api> {
  const { apiBase } = useSiteConfig()
  return useCallback(() => loadApi(apiBase, { asVisitor }), [apiBase, asVisitor])
}
