import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { DomainError } from '../../http/errors.ts'
import type { ArchiveContents } from './archive.ts'
import { copy } from './copy.ts'
import { kindOf, UNLISTABLE } from './kinds.ts'
import { listArchive } from './list-archive.ts'
import { makePreview } from './make-preview.ts'
import { readText } from './read-text.ts'

/** Result of the check of a file. */
export interface CheckedFile {
  /** Lower case, without a dot. */
  readonly extension: string
  readonly mediaType: string
  readonly size: number
  readonly archive?: ArchiveContents
  /** The beginning of a text. */
  readonly excerpt?: string
  /** A small version of a picture, as WebP. */
  readonly preview?: Uint8Array
}

/** Executables of Windows, Linux and macOS. */
const PROGRAMS = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msi',
  'application/vnd.microsoft.portable-executable',
])
const PROGRAM_NAMES = new Set('exe dll com scr msi apk app deb rpm elf so dylib'.split(' '))
/** Old Office files, and new ones with a password. */
const COMPOUND = 'application/x-cfb'
const TEXT_TYPES =
  /^(?:text\/|application\/(?:xml|json|rtf)|image\/svg\+xml|application\/x-(?:sh|php))/

const ZIP = 'application/zip'
/** Magic numbers of an entry, and of an archive without entries. */
const ZIP_BEGINNINGS = new Set(['504b0304', '504b0506'])

/** Control characters that texts do not contain; line ends, tabs, form feeds and escape sequences are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * Checks a completely uploaded file: its content must match its extension. Archives are listed, never unpacked.
 * @param name file name on the device of the sender
 * @throws DomainError `refused` with a sentence for the sender
 */
export async function checkFile(path: string, name: string): Promise<CheckedFile> {
  const { size } = await stat(path)
  if (size === 0) throw new DomainError('refused', copy.empty)
  const { extension, expected } = checkName(name)
  // Without parameters: `audio/ogg; codecs=opus`.
  const found = (await fileTypeFromFile(path))?.mime.split(';', 1)[0]
  if (expected.kind === 'text') {
    const excerpt = await checkText(path, extension, found)
    return { extension, size, mediaType: 'text/plain', excerpt }
  }
  if (isProgram(found)) throw new DomainError('refused', copy.program)
  const base = { extension, size, mediaType: found ?? 'application/octet-stream' }
  if (expected.kind === 'zipped' && found === COMPOUND) {
    throw new DomainError('refused', copy.encrypted)
  }
  const isRight =
    expected.kind === 'zip' ? await startsAsZip(path) : expected.types.includes(found ?? '')
  if (!isRight) throw disguised(extension)
  switch (expected.kind) {
    case 'picture':
      return { ...base, preview: await makePreview(path) }
    case 'zip':
      return { ...base, mediaType: ZIP, archive: await listArchive(path, name) }
    case 'tar':
    case 'packedTar':
    case 'gzip':
      return { ...base, archive: await listArchive(path, name) }
    case 'zipped':
      // A document: checked as an archive, shown as a single file.
      await listArchive(path, name)
      return base
    default:
      return base
  }
}

/**
 * The magic number alone is no proof for a text: “BM25 算法” starts like a bitmap, “MZ 文件头” like a program.
 * @returns the beginning of the text
 * @throws DomainError `refused`
 */
async function checkText(path: string, extension: string, found: string | undefined) {
  const excerpt = await readText(path)
  const isBinary = found !== undefined && !TEXT_TYPES.test(found)
  if (excerpt !== undefined && !(isBinary && CONTROLS.test(excerpt))) return excerpt
  throw new DomainError('refused', isProgram(found) ? copy.program : copy.notText(extension))
}

/** Checks the magic number only: a repacked document may be detected as another type, but is a ZIP file. */
async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return ZIP_BEGINNINGS.has(buffer.toString('hex'))
  } finally {
    await file.close()
  }
}

function isProgram(found: string | undefined): boolean {
  return found !== undefined && PROGRAMS.has(found)
}

/**
 * Checks the name alone, so that a file that would be refused is not uploaded in vain.
 * @throws DomainError `refused`
 */
export function checkName(name: string) {
  const extension = extensionOf(name)
  if (extension === '') throw new DomainError('refused', copy.noExtension)
  if (PROGRAM_NAMES.has(extension)) throw new DomainError('refused', copy.program)
  if (UNLISTABLE.has(extension)) throw new DomainError('refused', copy.unlistable(extension))
  const expected = kindOf(extension)
  if (expected === undefined) throw new DomainError('refused', copy.unknownExtension(extension))
  return { extension, expected }
}

function extensionOf(name: string): string {
  return /\.([a-z\d_-]{1,20})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}

function disguised(extension: string): DomainError {
  return new DomainError('refused', copy.disguised(extension))
}
