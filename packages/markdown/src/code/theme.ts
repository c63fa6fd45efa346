/**
 * Kinds of token, each a class of two letters and the TextMate scopes it stands for, later ones
 * winning over earlier ones of the same length. `styles.css` gives the colours.
 */
export const TOKEN_SCOPES: Record<string, string[]> = {
  'tk-p': ['punctuation', 'meta.brace', 'meta.delimiter'],
  'tk-v': [
    'variable.parameter',
    'variable.language',
    'meta.property-name',
    'support.type.property-name',
    'support.variable.property',
  ],
  'tk-k': [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'punctuation.definition.keyword',
    'entity.name.function.preprocessor',
    'markup.heading',
  ],
  'tk-o': ['keyword.operator', 'punctuation.separator.key-value', 'storage.type.function.arrow'],
  'tk-s': [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code',
    'markup.underline.link',
  ],
  'tk-r': ['string.regexp', 'constant.character.escape', 'constant.other.placeholder'],
  'tk-n': [
    'constant.numeric',
    'constant.language',
    'constant.character',
    'constant.other',
    'support.constant',
    'variable.other.constant',
    'keyword.other.unit',
  ],
  'tk-f': [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'variable.function',
    'entity.name.command',
  ],
  'tk-t': [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.primitive',
    'entity.name.namespace',
    'storage.type.java',
    'storage.modifier.import',
    'storage.modifier.package',
  ],
  'tk-g': ['entity.name.tag', 'punctuation.definition.tag', 'entity.name.section'],
  'tk-a': [
    'entity.other.attribute-name',
    'meta.decorator',
    'meta.annotation',
    'storage.type.annotation',
    'punctuation.definition.annotation',
    'entity.name.function.decorator',
  ],
  'tk-i': ['markup.inserted', 'punctuation.definition.inserted'],
  'tk-d': ['markup.deleted', 'punctuation.definition.deleted'],
  'tk-c': ['comment', 'punctuation.definition.comment', 'meta.separator'],
}

const CLASSES = Object.keys(TOKEN_SCOPES)

/** The highlighter identifies token kinds by colour, so each kind gets a number in colour notation. */
function colourOf(index: number): string {
  return `#0000${(index + 16).toString(16)}`.toUpperCase()
}

const classByColour = new Map(CLASSES.map((name, index) => [colourOf(index), name]))

/** Class of a token, undefined for plain text. */
export function tokenClass(colour: string | undefined): string | undefined {
  return colour ? classByColour.get(colour.toUpperCase()) : undefined
}

export const THEME = {
  name: 'mozhan',
  type: 'dark' as const,
  fg: '#FFFFFF',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#FFFFFF', background: '#000000' } },
    ...CLASSES.map((name, index) => ({
      scope: TOKEN_SCOPES[name] ?? [],
      settings: { foreground: colourOf(index) },
    })),
  ],
}
