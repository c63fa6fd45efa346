import { labelEnd } from 'micromark-core-commonmark'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import type { Construct, Extension, State, Token, TokenizeContext } from 'micromark-util-types'
import { MAX_LABEL, MAX_LABEL_DEPTH } from '../limits.ts'
import { findOpenLabel } from './open-label.ts'

const BRACKET = 93

/** A link or picture that is complete: where it starts, and how many others lie in each other inside of it. */
interface Media {
  start: number
  depth: number
}

/**
 * The `]` of a link or picture. micromark reads the whole label again for each bracket, and copies it for each picture
 * around it; labels that are too long for a name are not read, and pictures in pictures are bounded.
 */
export function labelEnds(): Extension {
  const complete = new WeakMap<TokenizeContext, Media[]>()
  const construct: Construct = {
    ...labelEnd,
    name: 'ownLabelEnd',
    tokenize(effects, ok, nok) {
      const start = findOpenLabel(this)
      const media = complete.get(this) ?? []
      complete.set(this, media)
      const from = start?.start.offset ?? 0
      const at = this.now().offset
      const inside = media.findLastIndex((each) => each.start < from) + 1
      const depth = 1 + media.slice(inside).reduce((most, each) => Math.max(most, each.depth), 0)
      const refused: State = (code) => {
        if (start?.type === 'labelImage' && isFootnote(this, start)) failedPictures.set(this, at)
        return nok(code)
      }
      const accepted: State = (code) => {
        media.splice(inside, media.length, { start: from, depth })
        return ok(code)
      }
      const isTooDeep = depth > MAX_LABEL_DEPTH
      if (start && isTooDeep) start._balanced = true
      if (isTooDeep) return refused
      return labelEnd.tokenize.call(withShortLabels(this), effects, accepted, refused)
    },
  }
  return { text: { [BRACKET]: construct }, disable: { null: ['labelEnd'] } }
}

function isFootnote(context: TokenizeContext, { end }: Token): boolean {
  const next = { ...end, offset: end.offset + 1, _bufferIndex: end._bufferIndex + 1 }
  return end._bufferIndex > 0 && context.sliceSerialize({ start: end, end: next }) === '^'
}

const failedPictures = new WeakMap<TokenizeContext, number>()

/**
 * Footnotes of GFM. `![^1]` is a footnote behind an exclamation mark, for which micromark looks back from every bracket;
 * here only from one that was just found to end no picture.
 */
export function footnotes(): Extension {
  const extension = gfmFootnote()
  const text: Extension['text'] = {}
  for (const [code, value] of Object.entries(extension.text ?? {})) {
    const constructs = [value ?? []].flat()
    text[code] = Number(code) === BRACKET ? constructs.map(onlyBehindPicture) : constructs
  }
  return { ...extension, text }
}

function onlyBehindPicture(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const isPossible = failedPictures.get(this) === this.now().offset
      return isPossible ? construct.tokenize.call(this, effects, ok, nok) : nok
    },
  }
}

/** A name has at most 999 characters, so that a longer label means nothing. */
function withShortLabels(context: TokenizeContext): TokenizeContext {
  const sliceSerialize: TokenizeContext['sliceSerialize'] = (range, expandTabs) => {
    const isLong = range.end.offset - range.start.offset > MAX_LABEL
    return isLong ? '' : context.sliceSerialize(range, expandTabs)
  }
  return Object.assign(Object.create(context), { sliceSerialize })
}
