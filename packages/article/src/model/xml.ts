/** Characters that XML 1.0 forbids even when escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Escapes text for elements and quoted attributes. Escaping `>` also covers `]]>`. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign)
}

type Attributes = Readonly<Record<string, string>>

/** An element with text content. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>${escapeXml(text)}</${name}>`
}

/** An element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${writeAttributes(attributes)}/>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}
