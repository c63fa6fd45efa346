import type { GrammarName } from './grammars.ts'

/** Supported languages by grammar: the label on the title bar and aliases. */
const LANGUAGES: Record<GrammarName, { label: string; aliases?: string }> = {
  apache: { label: 'Apache' },
  asm: { label: 'Assembly', aliases: 'assembly nasm' },
  bat: { label: 'Batch', aliases: 'batch cmd' },
  c: { label: 'C', aliases: 'h' },
  clojure: { label: 'Clojure', aliases: 'clj' },
  cmake: { label: 'CMake' },
  cpp: { label: 'C++', aliases: 'c++ cc cxx hpp' },
  csharp: { label: 'C#', aliases: 'c# cs' },
  css: { label: 'CSS' },
  csv: { label: 'CSV' },
  dart: { label: 'Dart', aliases: 'flutter' },
  diff: { label: 'Diff', aliases: 'patch' },
  docker: { label: 'Dockerfile', aliases: 'dockerfile' },
  elixir: { label: 'Elixir', aliases: 'ex exs' },
  erlang: { label: 'Erlang', aliases: 'erl' },
  fsharp: { label: 'F#', aliases: 'f# fs' },
  go: { label: 'Go', aliases: 'golang' },
  graphql: { label: 'GraphQL', aliases: 'gql' },
  groovy: { label: 'Groovy', aliases: 'gradle' },
  haskell: { label: 'Haskell', aliases: 'hs' },
  html: { label: 'HTML', aliases: 'htm xhtml' },
  http: { label: 'HTTP' },
  ini: { label: 'INI', aliases: 'properties conf cfg' },
  java: { label: 'Java' },
  javascript: { label: 'JavaScript', aliases: 'js mjs cjs node nodejs' },
  json: { label: 'JSON', aliases: 'json5 jsonc' },
  jsx: { label: 'JSX' },
  julia: { label: 'Julia', aliases: 'jl' },
  kotlin: { label: 'Kotlin', aliases: 'kt kts' },
  latex: { label: 'LaTeX', aliases: 'tex' },
  less: { label: 'Less' },
  lua: { label: 'Lua' },
  make: { label: 'Makefile', aliases: 'makefile' },
  markdown: { label: 'Markdown', aliases: 'md' },
  matlab: { label: 'MATLAB' },
  nginx: { label: 'Nginx' },
  'objective-c': { label: 'Objective-C', aliases: 'objc objectivec oc' },
  perl: { label: 'Perl', aliases: 'pl' },
  php: { label: 'PHP' },
  powershell: { label: 'PowerShell', aliases: 'ps ps1 pwsh' },
  proto: { label: 'Protocol Buffers', aliases: 'protobuf' },
  python: { label: 'Python', aliases: 'py python3 py3' },
  r: { label: 'R' },
  ruby: { label: 'Ruby', aliases: 'rb' },
  rust: { label: 'Rust', aliases: 'rs' },
  scala: { label: 'Scala' },
  scss: { label: 'SCSS', aliases: 'sass' },
  shellscript: { label: 'Shell', aliases: 'shell sh bash zsh' },
  shellsession: { label: 'Console', aliases: 'console terminal' },
  sql: { label: 'SQL', aliases: 'mysql postgresql postgres pgsql plsql sqlite mariadb tidb' },
  svelte: { label: 'Svelte' },
  swift: { label: 'Swift' },
  toml: { label: 'TOML' },
  tsx: { label: 'TSX' },
  typescript: { label: 'TypeScript', aliases: 'ts mts cts' },
  viml: { label: 'Vim', aliases: 'vim vimscript' },
  vue: { label: 'Vue', aliases: 'vue2 vue3' },
  wasm: { label: 'WebAssembly', aliases: 'wat' },
  xml: { label: 'XML', aliases: 'svg xsl pom' },
  yaml: { label: 'YAML', aliases: 'yml' },
  zig: { label: 'Zig' },
}

/** Aliases with a label of their own. */
const LABELS: Record<string, string> = {
  bash: 'Bash',
  json5: 'JSON5',
  jsonc: 'JSONC',
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  properties: 'Properties',
  sass: 'Sass',
  sqlite: 'SQLite',
  svg: 'SVG',
  zsh: 'Zsh',
}

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none'])

// Maps, because an info string may be `constructor`.
const labels = new Map(Object.entries(LABELS))
const byAlias = new Map<string, GrammarName>()
// The record has own keys only.
const entries = Object.entries(LANGUAGES) as [GrammarName, { aliases?: string }][]
for (const [grammar, { aliases }] of entries) {
  for (const alias of [grammar, ...(aliases?.split(' ') ?? [])]) byAlias.set(alias, grammar)
}

/** The grammar for an info string, case-insensitive; undefined if the language is not highlighted. */
export function grammarOf(language: string): GrammarName | undefined {
  return byAlias.get(language.toLowerCase())
}

/** The label on the title bar: ours for a supported language, else the author's word. */
export function labelOf(language: string, plain: string): string {
  const alias = language.toLowerCase()
  if (PLAIN.has(alias)) return plain
  const grammar = byAlias.get(alias)
  return labels.get(alias) ?? (grammar && LANGUAGES[grammar].label) ?? language
}
