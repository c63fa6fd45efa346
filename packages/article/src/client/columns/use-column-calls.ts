'use client'

import { useUploadImage } from '@mozhan/content/client'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useMemo } from 'react'
import type { Tag } from '../../model/article-row.ts'
import { OWN_COLUMNS, type OwnColumn, toOwnColumn } from '../../model/column-row.ts'

/** Fields of a column that the author sets. */
export interface ColumnFields {
  name: string
  summary: string
  isPublic: boolean
}

/** Calls of the column manager. */
export interface ColumnCalls {
  /** A page of the author's columns whose names contain the search text. */
  list: (page: number, search: string) => Promise<OwnColumn[]>
  /** Creates a column, or updates the one with the id. */
  save: (fields: ColumnFields, id?: string) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Uploads a picture and sets it as the cover. */
  setCover: (id: string, file: File) => Promise<void>
  articles: (id: string) => Promise<Tag[]>
  order: (id: string, articleIds: string[]) => Promise<void>
  describeError: (error: unknown) => string
}

export function useColumnCalls(): ColumnCalls {
  const getApi = useApi()
  const upload = useUploadImage()
  const describeFailure = useCallFailure()
  return useMemo(
    () => ({
      async list(page, search) {
        const body = { current: page, size: OWN_COLUMNS, name: search }
        const { records } = await (await getApi()).column.findMyColumns({ body })
        return records.map(toOwnColumn)
      },
      async save({ name, summary, isPublic }, id) {
        const api = await getApi()
        await api.column.saveColumn({ body: { id, name, summary, ispublic: isPublic ? 1 : 0 } })
      },
      async remove(id) {
        await (await getApi()).column.deleteColumn({ params: { id } })
      },
      async setCover(id, file) {
        const imageUrl = await upload(file)
        await (await getApi()).column.saveColumnImage({ body: { id, imageUrl } })
      },
      async articles(id) {
        const articles = await (await getApi()).article.listColumnArticles({ params: { id } })
        return articles.map((article) => ({ id: article.id, name: article.title }))
      },
      async order(id, articleIds) {
        await (await getApi()).column.orderArticles({ params: { id }, body: { articleIds } })
      },
      describeError: (error) => describeFailure(error).message,
    }),
    [getApi, upload, describeFailure],
  )
}
