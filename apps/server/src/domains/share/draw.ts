import satori from 'satori'
import sharp from 'sharp'
import { findMissingGlyphs, loadFonts } from './fonts.ts'
import { toPlainTitle } from './plain-title.ts'

/** Pixels; the size that link previews expect. */
const SIZE = { width: 1200, height: 630 }
/** Colours of the light theme, because the picture is shown on other sites. */
const COLOR = {
  paper: '#fbfaf7',
  ink: '#1f2329',
  soft: '#5d6470',
  seal: '#c2402e',
  line: '#d3cfc4',
}
/** Maximum graphemes: three lines for the title, half a line for each other text. */
const MAX_LENGTH = { title: 50, author: 18, siteName: 12 }
/** Maximum characters of a title in large letters. */
const LARGE_TITLE_LENGTH = 24

/** Texts of a picture. */
export interface SharePicture {
  readonly title: string
  /** Shown above the title, for example the kind. */
  readonly label: string
  /** Name of the author; may be empty. */
  readonly author: string
  readonly siteName: string
}

/** Draws the preview picture of a shared page as PNG. Text is drawn as paths. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const all = Object.values(picture).join('')
  const missing = await findMissingGlyphs(all)
  const siteName = toPlainTitle(picture.siteName, MAX_LENGTH.siteName, missing)
  const author = toPlainTitle(picture.author, MAX_LENGTH.author, missing)
  // A title of only control characters becomes empty.
  const title = toPlainTitle(picture.title, MAX_LENGTH.title, missing) || siteName
  const bold = await loadFonts(`${title}${siteName}…`, 700)
  const regular = await loadFonts(`${picture.label}${author}…`, 400)
  const [strong, light] = [bold, regular].map((fonts) => ({
    fontFamily: fonts.map(({ name }) => name).join(),
  }))
  const svg = await satori(
    box(FRAME, [
      box({ ...light, fontSize: 30, fontWeight: 400, color: COLOR.seal }, picture.label),
      box({ flexGrow: 1, alignItems: 'center' }, [
        box({ ...strong, ...TITLE, fontSize: fontSizeOf(title) }, title),
      ]),
      box(FOOT, [
        box({ ...light, color: COLOR.soft, fontWeight: 400 }, author),
        box({ ...strong, alignItems: 'center', fontWeight: 700 }, [
          box({ width: 20, height: 20, marginRight: 16, backgroundColor: COLOR.seal }, ''),
          box({}, siteName),
        ]),
      ]),
    ]),
    { ...SIZE, fonts: [...bold, ...regular] },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

const FRAME = {
  width: '100%',
  height: '100%',
  flexDirection: 'column',
  boxSizing: 'border-box',
  padding: '72px 88px 56px',
  backgroundColor: COLOR.paper,
  borderTop: `12px solid ${COLOR.seal}`,
  color: COLOR.ink,
}

/** Breaks words, because code may have no break opportunities. */
const TITLE = { maxWidth: '100%', fontWeight: 700, lineHeight: 1.35, wordBreak: 'break-word' }

const FOOT = {
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: 32,
  borderTop: `2px solid ${COLOR.line}`,
  fontSize: 32,
}

function fontSizeOf(title: string): number {
  return Array.from(title).length <= LARGE_TITLE_LENGTH ? 76 : 60
}

type Style = Readonly<Record<string, string | number>>

/** An element in the form that satori expects, without React. */
function box(style: Style, children: string | readonly Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

interface Box {
  readonly type: 'div'
  readonly key: null
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] }
}
