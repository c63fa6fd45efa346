import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type {
  Code,
  Construct,
  ConstructRecord,
  Effects,
  Extension,
  State,
} from 'micromark-util-types'
import { linkLength, MAX_LINK, stopsLink } from './link-length.ts'
import { findOpenLabel } from './open-label.ts'

/**
 * Bare links of GFM that end at Chinese text and full-width punctuation; `<…>` accepts everything.
 * Mail addresses are parsed by GFM's own construct.
 */
export function bareLinks(): Extension {
  const text: ConstructRecord = {}
  for (const [code, value] of Object.entries(gfmAutolinkLiteral().text ?? {})) {
    if (!value) continue
    const mail = [value].flat().filter((construct) => construct.name === 'emailAutolink')
    text[code] = mail.map(outsideOfLabels)
  }
  for (const letter of 'hH') add(text, letter, bareLink('literalAutolinkHttp', isProtocolStart))
  for (const letter of 'wW') add(text, letter, bareLink('literalAutolinkWww', isWwwStart))
  return { text }
}

/** Inside `[…` a link may still follow, and links do not nest. GFM scans backwards through the text for that. */
function outsideOfLabels(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return findOpenLabel(this) ? nok : construct.tokenize.call(this, effects, ok, nok)
    },
  }
}

function add(record: ConstructRecord, letter: string, construct: Construct) {
  const code = letter.charCodeAt(0)
  record[code] = [record[code] ?? [], construct].flat()
}

function bareLink(
  type: 'literalAutolinkHttp' | 'literalAutolinkWww',
  previous: (code: Code) => boolean,
): Construct {
  return {
    name: type,
    previous,
    tokenize(effects, ok, nok) {
      const isInsideLabel = findOpenLabel(this) !== undefined
      let left = 0
      let isEndless = false
      const run: Construct = {
        partial: true,
        tokenize: (ahead, found, none) =>
          readRun(ahead, (value, code) => {
            left = linkLength(value)
            isEndless = value.length > MAX_LINK
            return left > 0 || isEndless ? found(code) : none(code)
          }),
      }
      return (code) => (isInsideLabel ? nok(code) : effects.check(run, enter, nok)(code))

      function enter(code: Code): State | undefined {
        // Consumed as text at once: searching for links in each part of it would take quadratic time.
        if (isEndless) return readRun(effects, (_, end) => ok(end), Number.POSITIVE_INFINITY)(code)
        effects.enter('literalAutolink')
        effects.enter(type)
        return inside(code)
      }

      function inside(code: Code): State | undefined {
        if (left > 0) {
          left -= 1
          effects.consume(code)
          return inside
        }
        effects.exit(type)
        effects.exit('literalAutolink')
        return ok(code)
      }
    },
  }
}

/** Scans ahead to where a link must end. */
function readRun(
  effects: Effects,
  done: (value: string, code: Code) => State | undefined,
  limit = MAX_LINK,
): State {
  let value = ''
  return (code) => {
    effects.enter('data')
    return inside(code)
  }
  function inside(code: Code): State | undefined {
    if (code === null || code < 0 || value.length > limit || stops(code)) {
      effects.exit('data')
      return done(value, code)
    }
    value += String.fromCharCode(code)
    effects.consume(code)
    return inside
  }
}

function stops(code: number): boolean {
  // D840 to D88D begin the ideographs beyond the first plane.
  return (code >= 0xd840 && code <= 0xd88d) || stopsLink(String.fromCharCode(code))
}

function isProtocolStart(code: Code): boolean {
  return code === null || code < 0 || !/[a-z]/i.test(String.fromCharCode(code))
}

function isWwwStart(code: Code): boolean {
  return code === null || code < 0 || !/[a-z0-9@./:-]/i.test(String.fromCharCode(code))
}
