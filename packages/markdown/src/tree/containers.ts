import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { copy } from '../copy.ts'
import type { ContainerFence } from '../parse/container-syntax.ts'

export type CalloutKind = keyof typeof copy.callouts

/** A call-out: a title and blocks, written as a `:::` container or as one of GitHub's alerts. */
export interface Callout {
  type: 'callout'
  children: RootContent[]
  data: { hName: string; hProperties: { className: string[] } }
}

interface CalloutSummary {
  type: 'calloutSummary'
  children: PhrasingContent[]
  data: { hName: 'summary' }
}

declare module 'mdast' {
  interface RootContentMap {
    callout: Callout
    calloutSummary: CalloutSummary
  }
}

/** Names that VuePress, VitePress, Docusaurus and hexo themes use. */
const KINDS: Record<string, CalloutKind> = {
  tip: 'tip',
  success: 'tip',
  info: 'info',
  note: 'note',
  important: 'important',
  warning: 'warning',
  warn: 'warning',
  caution: 'danger',
  danger: 'danger',
  error: 'danger',
  details: 'details',
}

/** Maximum nesting depth. Deeper fences are shown as text. */
const MAX_DEPTH = 12

interface OpenContainer {
  fence: ContainerFence
  children: RootContent[]
}

/**
 * Pairs the fences among the children of one parent. A closing fence ends the innermost container with the same number of
 * colons, else the innermost with fewer. Containers without a closing fence end with the parent. Fences with unknown names
 * are removed, and their content stays.
 */
export function foldContainers(children: RootContent[]): RootContent[] {
  if (!children.some((child) => child.type === 'containerFence')) return children
  const result: RootContent[] = []
  const stack: OpenContainer[] = []
  const current = () => stack.at(-1)?.children ?? result
  const close = () => {
    const open = stack.pop()
    if (open) current().push(...toCallout(open))
  }

  for (const child of children) {
    if (child.type !== 'containerFence') {
      current().push(child)
    } else if (child.name && stack.length < MAX_DEPTH) {
      stack.push({ fence: child, children: [] })
    } else {
      // -1: shown as text, because the fence is nested too deeply or closes nothing.
      const depth = child.name ? -1 : matchingDepth(stack, child.colons)
      if (depth < 0) current().push(toLiteralParagraph(child))
      while (depth >= 0 && stack.length > depth) close()
    }
  }
  while (stack.length > 0) close()
  return result
}

function matchingDepth(stack: OpenContainer[], colons: number): number {
  const same = stack.findLastIndex((open) => open.fence.colons === colons)
  return same >= 0 ? same : stack.findLastIndex((open) => open.fence.colons < colons)
}

function toCallout({ fence, children }: OpenContainer): RootContent[] {
  const kind = Object.hasOwn(KINDS, fence.name) ? KINDS[fence.name] : undefined
  if (!kind) return children
  return [createCallout(kind, withoutAttributes(fence.children), children)]
}

/** A call-out with its title, or the default title of its kind. */
export function createCallout(
  kind: CalloutKind,
  title: PhrasingContent[],
  children: RootContent[],
): Callout {
  const titleContent: PhrasingContent[] =
    title.length > 0 ? title : [{ type: 'text', value: copy.callouts[kind] }]
  const className = ['notice', `notice-${kind}`]
  if (kind === 'details') {
    const summary: CalloutSummary = {
      type: 'calloutSummary',
      children: titleContent,
      data: { hName: 'summary' },
    }
    return {
      type: 'callout',
      data: { hName: 'details', hProperties: { className } },
      children: [summary, ...children],
    }
  }
  const heading: Paragraph = {
    type: 'paragraph',
    children: titleContent,
    data: { hProperties: { className: ['notice-title'] } },
  }
  return {
    type: 'callout',
    data: { hName: 'div', hProperties: { className } },
    children: [heading, ...children],
  }
}

/** Removes the attributes that other generators read after a title: `::: details 标题 {open}`. */
function withoutAttributes(title: PhrasingContent[]): PhrasingContent[] {
  const last = title.at(-1)
  if (last?.type !== 'text') return title
  const written = last.value.trimEnd()
  const start = written.endsWith('}') ? written.lastIndexOf('{') : -1
  const value = (start < 0 ? written : written.slice(0, start)).trimEnd()
  return value ? [...title.slice(0, -1), { ...last, value }] : title.slice(0, -1)
}

function toLiteralParagraph(fence: ContainerFence): BlockContent {
  const mark = `${':'.repeat(fence.colons)} ${fence.name} `.trimEnd()
  const space: PhrasingContent[] = fence.children.length > 0 ? [{ type: 'text', value: ' ' }] : []
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: mark }, ...space, ...fence.children],
  }
}
