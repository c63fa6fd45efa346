'use client'

import { useState } from 'react'
import type { Tag } from '../../model/article-row.ts'

export interface ColumnsOptions {
  /** The writer's columns when the page was made. */
  given: readonly Tag[]
  /** Makes a column and answers its id. */
  createColumn: (name: string) => Promise<string>
  /** Called with the id of a column that was made. */
  onMade: (id: string) => void
}

/** The columns to choose from. */
export interface Columns {
  all: readonly Tag[]
  /** One is being made. */
  isBusy: boolean
  /** Makes one and chooses it; throws what the call throws. */
  create: (name: string) => Promise<void>
}

/** The writer's columns and those made while writing. It lives as long as the editor, beyond the drawer that shows them. */
export function useColumns({ given, createColumn, onMade }: ColumnsOptions): Columns {
  const [made, setMade] = useState<readonly Tag[]>([])
  const [isBusy, setBusy] = useState(false)
  const create = async (name: string) => {
    setBusy(true)
    try {
      const id = await createColumn(name)
      setMade((known) => [...known, { id, name }])
      onMade(id)
    } finally {
      setBusy(false)
    }
  }
  // The page may have been made anew since, and has them then.
  const others = made.filter(({ id }) => given.every((column) => column.id !== id))
  return { all: [...given, ...others], isBusy, create }
}
