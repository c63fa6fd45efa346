import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { copy } from '../copy.ts'
import type { ContainerFence } from '../parse/container-syntax.ts'

export type NoticeKind = keyof typeof copy.notices

/** A container or an alert: a title and blocks. */
export interface Notice {
  type: 'notice'
  children: RootContent[]
  data: { hName: string; hProperties: { className: string[] } }
}

interface NoticeSummary {
  type: 'noticeSummary'
  children: PhrasingContent[]
  data: { hName: 'summary' }
}

declare module 'mdast' {
  interface RootContentMap {
    notice: Notice
    noticeSummary: NoticeSummary
  }
}

/** Names that VuePress, VitePress, Docusaurus and hexo themes use. */
const KINDS: Record<string, NoticeKind> = {
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

/** Nesting depth beyond which the colons of containers are shown. */
const MAX_DEPTH = 12

interface Open {
  fence: ContainerFence
  children: RootContent[]
}

/**
 * Pairs the fences among the children of one parent. A closing line ends the innermost container
 * with as many colons, else the innermost with fewer; what is not closed ends with its parent.
 * Fences with unknown names are removed, and their content stays.
 */
export function foldContainers(children: RootContent[]): RootContent[] {
  if (!children.some((child) => child.type === 'containerFence')) return children
  const result: RootContent[] = []
  const stack: Open[] = []
  const current = () => stack.at(-1)?.children ?? result
  const close = () => {
    const open = stack.pop()
    if (open) current().push(...toNotice(open))
  }

  for (const child of children) {
    if (child.type !== 'containerFence') {
      current().push(child)
    } else if (child.name && stack.length < MAX_DEPTH) {
      stack.push({ fence: child, children: [] })
    } else {
      const depth = child.name ? -1 : matchingDepth(stack, child.colons)
      if (depth < 0) current().push(literal(child))
      while (depth >= 0 && stack.length > depth) close()
    }
  }
  while (stack.length > 0) close()
  return result
}

function matchingDepth(stack: Open[], colons: number): number {
  const same = stack.findLastIndex((open) => open.fence.colons === colons)
  return same >= 0 ? same : stack.findLastIndex((open) => open.fence.colons < colons)
}

function toNotice({ fence, children }: Open): RootContent[] {
  const kind = Object.hasOwn(KINDS, fence.name) ? KINDS[fence.name] : undefined
  if (!kind) return children
  return [createNotice(kind, withoutAttributes(fence.children), children)]
}

/** A container with its title, or the default title of its kind. */
export function createNotice(
  kind: NoticeKind,
  title: PhrasingContent[],
  children: RootContent[],
): Notice {
  const words: PhrasingContent[] =
    title.length > 0 ? title : [{ type: 'text', value: copy.notices[kind] }]
  const className = ['notice', `notice-${kind}`]
  if (kind === 'details') {
    const summary: NoticeSummary = {
      type: 'noticeSummary',
      children: words,
      data: { hName: 'summary' },
    }
    return {
      type: 'notice',
      data: { hName: 'details', hProperties: { className } },
      children: [summary, ...children],
    }
  }
  const heading: Paragraph = {
    type: 'paragraph',
    children: words,
    data: { hProperties: { className: ['notice-title'] } },
  }
  return {
    type: 'notice',
    data: { hName: 'div', hProperties: { className } },
    children: [heading, ...children],
  }
}

/** `::: details 标题 {open}` has attributes for other generators. */
function withoutAttributes(title: PhrasingContent[]): PhrasingContent[] {
  const last = title.at(-1)
  if (last?.type !== 'text') return title
  const written = last.value.trimEnd()
  const start = written.endsWith('}') ? written.lastIndexOf('{') : -1
  const value = (start < 0 ? written : written.slice(0, start)).trimEnd()
  return value ? [...title.slice(0, -1), { ...last, value }] : title.slice(0, -1)
}

function literal(fence: ContainerFence): BlockContent {
  const mark = `${':'.repeat(fence.colons)} ${fence.name} `.trimEnd()
  const space: PhrasingContent[] = fence.children.length > 0 ? [{ type: 'text', value: ' ' }] : []
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: mark }, ...space, ...fence.children],
  }
}
