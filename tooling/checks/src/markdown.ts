import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as toText } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { visit } from 'unist-util-visit'

const DOCUMENTS = [
  '*.md',
  '.changeset/*.md',
  '.github/**/*.md',
  'docs/**/*.md',
  '{apps,packages,tooling}/*/*.md',
  'apps/server/src/commands/import/*.md',
]

/** Lists the Markdown documents, relative to the root, without the demonstration articles. */
export function listDocuments(root: string): string[] {
  return globSync(DOCUMENTS, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}

/** Texts of the headings of a depth, in order. */
export function headingsOf(tree: Root, depth: number): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === depth ? [toText(node)] : [],
  )
}

/** Anchors that GitHub generates for the headings of a document. */
export function anchorsOf(tree: Root): Set<string> {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(tree, 'heading', (node) => void anchors.add(slugger.slug(toText(node))))
  return anchors
}

/** URLs of links, pictures and definitions, with their lines. */
export function linksOf(tree: Root): { url: string; line: number }[] {
  const links: { url: string; line: number }[] = []
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    links.push({ url: node.url, line: node.position?.start.line ?? 0 })
  })
  return links
}

/**
 * Whether a file or folder exists and has the given anchor.
 * @param file absolute path
 * @param anchor without `#`; undefined for none
 */
export function existsWithAnchor(file: string, anchor: string | undefined): boolean {
  if (!existsSync(file)) return false
  return anchor === undefined || anchorsOf(parseMarkdown(readFileSync(file, 'utf8'))).has(anchor)
}
