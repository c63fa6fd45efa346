/** How a file is checked. Determined by the extension; the content must match. */
export type Kind = 'text' | 'picture' | 'zip' | 'zipped' | 'tar' | 'gzip' | 'packedTar' | 'media'

const TEXTS =
  'txt md markdown csv tsv json jsonl json5 xml yml yaml toml ini conf cfg env properties log sql srt vtt bib tex rst adoc org diff patch ' +
  'html htm xhtml css scss sass less svg js mjs cjs jsx ts mts cts tsx vue svelte astro java kt kts groovy gradle scala go rs c h cc cpp cxx hpp hh cs fs ' +
  'vb swift m mm py pyi ipynb rb php pl pm lua r jl dart ex exs erl hs elm clj zig nim asm s sh bash zsh fish ps1 bat cmd dockerfile makefile cmake ' +
  'proto graphql gql tf hcl nix lock gitignore editorconfig puml mmd drawio'

/** Detected media types by extension. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  ogg: ['audio/ogg', 'video/ogg', 'application/ogg'],
  flac: ['audio/flac', 'audio/x-flac'],
  wav: ['audio/wav', 'audio/vnd.wave', 'audio/wave'],
  mp4: ['video/mp4', 'video/x-m4v', 'video/quicktime'],
  mov: ['video/quicktime', 'video/mp4'],
  webm: ['video/webm', 'video/matroska', 'video/x-matroska'],
  mkv: ['video/matroska', 'video/x-matroska', 'video/webm'],
  woff: ['font/woff'],
  woff2: ['font/woff2'],
  ttf: ['font/ttf', 'font/sfnt'],
  otf: ['font/otf', 'font/sfnt'],
  sqlite: ['application/x-sqlite3', 'application/vnd.sqlite3'],
  db: ['application/x-sqlite3', 'application/vnd.sqlite3'],
  psd: ['image/vnd.adobe.photoshop'],
  parquet: ['application/vnd.apache.parquet', 'application/x-parquet'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
}

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
/** Documents in ZIP format. */
const ZIPPED: Readonly<Record<string, readonly string[]>> = {
  docx: [`${OFFICE}wordprocessingml.document`],
  xlsx: [`${OFFICE}spreadsheetml.sheet`],
  pptx: [`${OFFICE}presentationml.presentation`],
  odt: ['application/vnd.oasis.opendocument.text'],
  ods: ['application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['application/vnd.oasis.opendocument.presentation'],
  epub: ['application/epub+zip'],
}

const ARCHIVES: Readonly<Record<string, readonly string[]>> = {
  zip: ['application/zip'],
  jar: ['application/java-archive', 'application/zip'],
  tar: ['application/x-tar'],
  gz: ['application/gzip'],
  tgz: ['application/gzip'],
}

const KINDS = new Map<string, { kind: Kind; types: readonly string[] }>([
  ...TEXTS.split(' ').map((name) => [name, { kind: 'text', types: [] }] as const),
  ...entries('media', MEDIA),
  ...entries('picture', PICTURES),
  ...entries('zipped', ZIPPED),
  ...entries('zip', ARCHIVES),
  ['tar', { kind: 'tar', types: ARCHIVES.tar ?? [] }],
  ['gz', { kind: 'gzip', types: ARCHIVES.gz ?? [] }],
  ['tgz', { kind: 'packedTar', types: ARCHIVES.tgz ?? [] }],
])

/** Archives that cannot be listed. */
export const UNLISTABLE = new Set('7z rar xz bz2 zst lz lzma cab iso dmg arj'.split(' '))

/** Expected kind and media types of an extension; undefined for extensions that are not accepted. */
export function kindOf(extension: string) {
  return KINDS.get(extension)
}

function entries(kind: Kind, table: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(table).map(([name, types]) => [name, { kind, types }] as const)
}
