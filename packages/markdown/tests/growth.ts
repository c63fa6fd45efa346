import { expect } from 'vitest'
import { measureGrowth, type Subject } from '../bench/growth/measure-growth.ts'
import type { Shape } from '../bench/growth/shapes.ts'
import { renderMarkdown, toSummary } from '../src/index.ts'
import { maxHtmlBytes } from '../src/limits.ts'

const rendering: Subject = {
  name: 'rendering',
  run: async (text) => Buffer.byteLength((await renderMarkdown(text)).html),
  maxBytes: (text) => maxHtmlBytes(Buffer.byteLength(text)),
}

const summary: Subject = { name: 'summary', run: (text) => Buffer.byteLength(toSummary(text)) }

/** Fails if twice the text takes much more than twice the work, or makes more HTML than allowed. */
export async function expectLinear(
  make: Shape['make'],
  size = 8000,
  subjects = [rendering],
): Promise<void> {
  const shape = { name: make(40).slice(0, 60), make }
  for (const subject of subjects) {
    const { problem, ms } = await measureGrowth(subject, shape, size)
    expect(problem, `${subject.name} of ${shape.name}, ${ms} ms`).toBeUndefined()
  }
}

export const SUBJECTS = [rendering, summary]
