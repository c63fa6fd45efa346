interface OfferedLanguage {
  label: string
  /** The word after the fence. */
  name: string
  /** Aliases that the renderer supports. */
  aliases?: string
}

/** Languages offered for a code block. */
export const LANGUAGES: readonly OfferedLanguage[] = [
  { label: 'Java', name: 'java' },
  { label: 'Kotlin', name: 'kotlin', aliases: 'kt kts' },
  { label: 'JavaScript', name: 'javascript', aliases: 'js mjs cjs node nodejs' },
  { label: 'TypeScript', name: 'typescript', aliases: 'ts mts cts' },
  { label: 'Vue', name: 'vue', aliases: 'vue2 vue3' },
  { label: 'HTML', name: 'html', aliases: 'htm xhtml' },
  { label: 'CSS', name: 'css' },
  { label: 'Python', name: 'python', aliases: 'py python3 py3' },
  { label: 'Go', name: 'go', aliases: 'golang' },
  { label: 'Rust', name: 'rust', aliases: 'rs' },
  { label: 'C', name: 'c', aliases: 'h' },
  { label: 'C++', name: 'cpp', aliases: 'c++ cc cxx hpp' },
  { label: 'C#', name: 'csharp', aliases: 'c# cs' },
  {
    label: 'SQL',
    name: 'sql',
    aliases: 'mysql postgresql postgres pgsql plsql sqlite mariadb tidb',
  },
  { label: 'Shell', name: 'bash', aliases: 'shell sh zsh' },
  { label: 'JSON', name: 'json', aliases: 'json5 jsonc' },
  { label: 'YAML', name: 'yaml', aliases: 'yml' },
  { label: 'XML', name: 'xml', aliases: 'svg xsl pom' },
  { label: 'Dockerfile', name: 'dockerfile', aliases: 'docker' },
  { label: 'Diff', name: 'diff', aliases: 'patch' },
]
