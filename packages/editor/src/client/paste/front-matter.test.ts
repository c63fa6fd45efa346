import { expect, it } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'

it('splits a file into its settings and its text', () => {
  const file = `---
title: "旧文章: 一"
date: 2020-01-01
# 注释
tags: [a, 'b']
categories:
  - 后端
  - a
description: 一句话
---

正文

---
`
  expect(splitFrontMatter(file)).toEqual({
    settings: {
      title: '旧文章: 一',
      summary: '一句话',
      labels: ['a', 'b', '后端'],
      keys: ['title', 'date', 'tags', 'categories', 'description'],
    },
    text: '正文\n\n---\n',
  })
  expect(splitFrontMatter('+++\r\ntitle = "甲"\r\n+++\r\n正文')?.settings.title).toBe('甲')
})

it.each([
  '正文\n---\ntitle: a\n---\n',
  '---\n\n一段文字\n\n---\n另一段',
  '---\ntitle: a\n一段文字\n---\n',
  '---\ntitle: a\n',
  '',
])('leaves a text without settings alone: %j', (text) => {
  expect(splitFrontMatter(text)).toBeUndefined()
})
