import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoContent } from './index.ts'

const FILES = path.join(import.meta.dirname, 'files')
const { users, channels, adverts, columns, articles, comments, questions } = demoContent
const { resources, messages, dictionaries, history = [] } = demoContent
const readers = articles.filter((article) => article.isPublic !== false && !article.deleted)
const labels = channels.flatMap((channel) => channel.labels)

describe('demonstration content', () => {
  it('has something for every screen', () => {
    expect(users.filter((user) => user.imageUrl !== undefined)).toHaveLength(9)
    expect(users.filter((user) => user.password !== undefined).map((it) => it.username)).toEqual([
      'demo',
      'reader',
    ])
    expect(channels).toHaveLength(6)
    for (const channel of channels) {
      expect(channel.labels.length).toBeGreaterThanOrEqual(5)
      expect(channel.labels.length).toBeLessThanOrEqual(8)
    }
    expect(columns.length).toBeGreaterThanOrEqual(5)
    expect(readers.length).toBeGreaterThanOrEqual(24)
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(resources.length).toBeGreaterThanOrEqual(6)
    expect(adverts.filter((advert) => advert.position === 1).length).toBeGreaterThanOrEqual(2)
    expect(adverts.some((advert) => advert.position === 2)).toBe(true)
    expect(articles.filter((article) => article.isPublic === false)).toHaveLength(1)
    expect(articles.filter((article) => article.deleted)).toHaveLength(1)
    expect(new Set(articles.map((it) => it.kind))).toEqual(
      new Set(['original', 'repost', 'translation']),
    )
    const forDemo = messages.filter((message) => message.userId === users[0]?.id)
    expect(new Set(forDemo.map((it) => it.type))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })

  it('contains long, short and varied articles', () => {
    const lengths = readers.map((article) => article.markdown.length)
    expect(lengths.filter((length) => length >= 6000).length).toBeGreaterThanOrEqual(2)
    expect(lengths.filter((length) => length <= 800).length).toBeGreaterThanOrEqual(2)
    const text = readers.map((article) => article.markdown).join('\n')
    const languages = new Set([...text.matchAll(/^```(\w+)/gm)].map(([, name]) => name))
    expect(languages.size).toBeGreaterThanOrEqual(10)
    for (const piece of ['```mermaid', '$$', '| ---', '- [x]', '[^rto]', ':::', '<details>']) {
      expect(text).toContain(piece)
    }
  })

  it('contains questions in every state', () => {
    const states = questions.map(({ answers, acceptedAnswerId }) =>
      acceptedAnswerId === undefined ? (answers.length === 0 ? 'none' : 'unsolved') : 'solved',
    )
    expect(new Set(states)).toEqual(new Set(['none', 'unsolved', 'solved']))
  })

  it('has threads three deep, answers of the author and a deleted comment', () => {
    const byId = new Map(comments.map((comment) => [comment.id, comment]))
    const depthOf = (id: string | undefined): number => {
      const comment = id === undefined ? undefined : byId.get(id)
      return comment === undefined ? 0 : 1 + depthOf(comment.parentId)
    }
    expect(Math.max(...comments.map(({ id }) => depthOf(id)))).toBeGreaterThanOrEqual(3)
    expect(comments.some((comment) => comment.deleted)).toBe(true)
    const authors = new Map(articles.map((article) => [article.id, article.userId]))
    expect(comments.some((it) => it.userId === authors.get(it.articleId) && it.parentId)).toBe(true)
  })

  it('gives every row a unique id of nineteen digits', () => {
    const ids = [
      ...[...users, ...channels, ...labels, ...adverts, ...columns, ...articles, ...comments],
      ...[...questions, ...questions.flatMap((it) => it.answers), ...resources, ...messages],
      ...questions.flatMap((it) => it.answers.flatMap((answer) => answer.replies ?? [])),
      ...dictionaries.flatMap((it) => it.items),
    ].map((row) => row.id)
    expect(ids.filter((id) => !/^[1-9]\d{18}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('references only existing rows', () => {
    const known = new Set(
      [...users, ...labels, ...articles, ...questions, ...resources, ...columns, ...comments].map(
        (row) => row.id,
      ),
    )
    const references = [
      ...articles.flatMap((it) => [it.userId, ...it.labelIds, ...(it.likedBy ?? [])]),
      ...articles.flatMap((it) => it.collectedBy ?? []),
      ...columns.flatMap((it) => [it.userId, ...it.articleIds]),
      ...comments.flatMap((it) => [it.userId, it.articleId, it.parentId]),
      ...questions.flatMap((it) => [it.userId, ...it.labelIds]),
      ...resources.flatMap((it) => [it.userId, ...(it.labelIds ?? [])]),
      ...messages.flatMap((it) => [it.userId, it.fromId, it.targetId]),
      ...history.flatMap((it) => [it.userId, it.targetId]),
    ].filter((id) => id !== undefined)
    expect(references.filter((id) => !known.has(id))).toEqual([])
    for (const { advertUrl } of adverts) {
      const [, column] = /^\/column\/(\d+)$/.exec(advertUrl) ?? []
      if (column !== undefined) expect(known).toContain(column)
    }
    for (const { likedBy = [] } of articles) expect(new Set(likedBy).size).toBe(likedBy.length)
  })

  it('respects the limits of the forms', () => {
    expect(articles.filter((it) => [...it.title].length > 50).map((it) => it.title)).toEqual([])
    expect(columns.filter((it) => it.name.length > 30).map((it) => it.name)).toEqual([])
    expect(users.filter((it) => !/^[\w\u4e00-\u9fa5]{4,30}$/.test(it.username))).toEqual([])
  })
})

describe('demonstration pictures', () => {
  const pictures = ['avatars', 'covers', 'columns', 'banners'].flatMap((folder) =>
    readdirSync(path.join(FILES, folder)).map((file) => `${folder}/${file}`),
  )

  it('exist and are all used', () => {
    const used = [...users, ...articles, ...columns, ...adverts]
      .map((row) => row.imageUrl)
      .filter((url) => url !== undefined)
    expect(used.filter((url) => !url.startsWith('/files/demo/'))).toEqual([])
    const paths = used.map((url) => url.slice('/files/demo/'.length))
    expect(new Set(paths)).toEqual(new Set(pictures))
    expect(resources.filter(({ file }) => !existsSync(path.join(FILES, file)))).toEqual([])
  })

  it.each(pictures)('%s renders without network requests', async (picture) => {
    const file = path.join(FILES, picture)
    const { data } = await sharp(file).resize(32).removeAlpha().raw().toBuffer({
      resolveWithObject: true,
    })
    // More than one colour: the picture is not empty.
    expect(new Set(data).size).toBeGreaterThan(3)
    const source = readFileSync(file, 'utf8').replace('http://www.w3.org/2000/svg', '')
    expect(source).not.toMatch(/https?:|href|url\(|<script|Gradient/)
  })

  it('texts load no external pictures', () => {
    const texts = [...articles, ...questions, ...questions.flatMap((it) => it.answers)]
    for (const { markdown } of texts) expect(markdown).not.toMatch(/!\[[^\]]*\]\(|<img/)
  })
})
