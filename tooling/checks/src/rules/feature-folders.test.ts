import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { featureFolders } from './feature-folders.ts'

const rule = featureFolders((name) => name === 'article')
const at = (file: string, text: string) => check(rule, `packages/article/src/${file}`, text)
const client = "'use client'\n"
const server = "import 'server-only'\n"

describe('the folders of a feature', () => {
  it('copy and routes import nothing', () => {
    expect(at('copy.ts', "import { a } from './routes.ts'")).toEqual([1])
    expect(at('routes.ts', "import { z } from 'zod'")).toEqual([1])
  })

  it('model may import the contract, and no user interface', () => {
    expect(at('model/draft.ts', "import type { A } from '@mozhan/api-client/contract'")).toEqual([])
    expect(at('model/draft.ts', "import { useState } from 'react'")).toEqual([1])
    expect(at('model/draft.ts', "import { Card } from '../view/Card.tsx'")).toEqual([1])
  })

  it('model may import types of its inputs', () => {
    expect(at('model/load.ts', "import type { Api } from '@mozhan/session/client'")).toEqual([])
    expect(at('model/load.ts', "import { useApi } from '@mozhan/session/client'")).toEqual([1])
  })

  it('view imports neither client nor server, and has no hooks', () => {
    expect(at('view/Card.tsx', "import { copy } from '../copy.ts'")).toEqual([])
    expect(at('view/Card.tsx', "import styles from './Card.module.css'")).toEqual([])
    expect(at('view/Card.tsx', "import { Like } from '../client/Like.tsx'")).toEqual([1])
    expect(at('view/Card.tsx', "import { useState } from 'react'")).toEqual([1])
    expect(at('view/Card.tsx', "import { useSession } from '@mozhan/session/client'")).toEqual([1])
    expect(at('view/Card.tsx', client)).toEqual([1])
  })

  it('client starts with its directive and does not import the server', () => {
    expect(at('client/Like.tsx', `${client}import { Card } from '../view/Card.tsx'`)).toEqual([])
    expect(at('client/Like.tsx', "import { atom } from 'jotai'")).toEqual([1])
    expect(at('client/Like.tsx', `${client}import { load } from '../server/load.ts'`)).toEqual([2])
    expect(at('client/index.ts', `${client}export { Like } from './Like.tsx'`)).toEqual([1])
  })

  it('server starts with server-only and imports client code by its public name', () => {
    expect(at('server/Page.tsx', `${server}import { Like } from '@mozhan/article/client'`)).toEqual(
      [],
    )
    expect(at('server/Page.tsx', `${server}import { Like } from '../client/Like.tsx'`)).toEqual([2])
    expect(at('server/load.ts', "import { cache } from 'react'")).toEqual([1])
    expect(at('server/index.ts', "export { Page } from './Page.tsx'")).toEqual([])
  })

  it('ignores tests, stories and other packages', () => {
    const text = "import { Like } from '../client/Like.tsx'"
    expect(at('view/Card.stories.tsx', text)).toEqual([])
    expect(check(rule, 'packages/ui/src/view/Card.tsx', text)).toEqual([])
  })
})
