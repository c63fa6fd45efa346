import { labelEnd } from 'micromark-core-commonmark'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import type { Construct, Extension, State, Token, TokenizeContext } from 'micromark-util-types'
import { MAX_LABEL, MAX_LABEL_DEPTH } from '../limits.ts'
import { findOpenLabel } from './open-label.ts'

const BRACKET = 93

/** A complete link or picture: its start, and the nesting depth inside. */
interface Media {
  start: number
  depth: number
}

/**
 * The `]` of a link or picture. micromark parses the whole label again for each bracket, and copies it for each surrounding
 * picture; here labels longer than a name are skipped, and the nesting of pictures is limited.
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
      const depth = 1 + media.slice(inside).reduce((max, each) => Math.max(max, each.depth), 0)
      const refused: State = (code) => {
        if (start?.type === 'labelImage' && isFootnote(this, start)) failedPictures.set(this, at)
        return nok(code)
      }
      const accepted: State = (code) => {
        media.splice(inside, media.length, { start: from, depth })
        return ok(code)
      }
      const isTooDeep = depth > MAX_LABEL_DEPTH
      // A balanced start is text for micromark, also for the brackets that follow.
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
 * Footnotes of GFM. `![^1]` is an exclamation mark and a footnote, for which micromark scans backwards from every bracket;
 * here only from one that did not end a picture.
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

/** A name has at most 999 characters, so a longer label cannot match. */
function withShortLabels(context: TokenizeContext): TokenizeContext {
  const sliceSerialize: TokenizeContext['sliceSerialize'] = (range, expandTabs) => {
    const isLong = range.end.offset - range.start.offset > MAX_LABEL
    return isLong ? '' : context.sliceSerialize(range, expandTabs)
  }
  return Object.assign(Object.create(context), { sliceSerialize })
}
