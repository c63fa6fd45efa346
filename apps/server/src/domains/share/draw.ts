import satori from 'satori'
import sharp from 'sharp'
import { findUndrawn, loadFonts } from './fonts.ts'
import { toPlainTitle } from './plain-title.ts'

/** Pixels; what sites that show links ask for. */
const SIZE = { width: 1200, height: 630 }
/** Of the light theme: the picture stands on other people's pages. */
const COLOR = {
  paper: '#fbfaf7',
  ink: '#1f2329',
  soft: '#5d6470',
  seal: '#c2402e',
  line: '#d3cfc4',
}
/** What has room, in what people see as characters: three lines of title, and half a line each for the others. */
const MAX = { title: 50, author: 18, siteName: 12 }
/** Characters up to which a title is drawn in large letters. */
const SHORT = 24

/** What a picture says. */
export interface SharePicture {
  readonly title: string
  /** Above the title, such as the kind. */
  readonly label: string
  /** Who wrote it; empty for none. */
  readonly author: string
  readonly siteName: string
}

/** Draws the picture that is shown where a page is shared, as PNG. All text is drawn as shapes. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const all = Object.values(picture).join('')
  const undrawn = await findUndrawn(all)
  const siteName = toPlainTitle(picture.siteName, MAX.siteName, undrawn)
  const author = toPlainTitle(picture.author, MAX.author, undrawn)
  // Nothing but emoji leaves nothing.
  const title = toPlainTitle(picture.title, MAX.title, undrawn) || siteName
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

/** Code has no places to break a line at. */
const TITLE = { maxWidth: '100%', fontWeight: 700, lineHeight: 1.35, wordBreak: 'break-word' }

const FOOT = {
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: 32,
  borderTop: `2px solid ${COLOR.line}`,
  fontSize: 32,
}

function fontSizeOf(title: string): number {
  return Array.from(title).length <= SHORT ? 76 : 60
}

type Style = Readonly<Record<string, string | number>>

/** An element as satori reads it; no React is needed for that. */
function box(style: Style, children: string | readonly Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

interface Box {
  readonly type: 'div'
  readonly key: null
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] }
}
