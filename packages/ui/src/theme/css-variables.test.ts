import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dark, light } from './colors.ts'
import { cssVariables } from './css-variables.ts'
import { mantineVariables } from './mantine-variables.ts'
import { TONES } from './tokens.ts'

describe('variables.css', () => {
  it('contains exactly the tokens (written by pnpm tokens)', () => {
    const file = readFileSync(join(import.meta.dirname, 'variables.css'), 'utf8')
    expect(declarations(file)).toEqual(declarations(cssVariables()))
  })

  it('matches Mantine’s variables for our theme', () => {
    const file = readFileSync(join(import.meta.dirname, 'mantine-variables.css'), 'utf8')
    expect(numbers(declarations(file))).toEqual(numbers(declarations(mantineVariables())))
  })
})

describe('colours', () => {
  const texts = ['ink', 'ink-soft', 'ink-faint', 'brand', 'seal'] as const
  const grounds = ['paper', 'sheet'] as const
  const pairs = [
    ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
    ['ink-soft', 'wash'],
    ['ink-faint', 'wash'],
    ['brand', 'wash'],
    ['brand', 'brand-soft'],
    ['ink', 'brand-soft'],
    ['ink-soft', 'brand-soft'],
    ['on-brand', 'brand'],
    ['on-brand', 'brand-strong'],
    ['on-seal', 'seal'],
    ['code-ink', 'code'],
    ['code-faint', 'code-bar'],
    ...Array.from({ length: TONES }, (_, tone) => ['on-tone', `tone-${tone}`] as const),
  ] as [keyof typeof light, keyof typeof light][]

  it.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(light[text], light[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark[text], dark[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

/** The rules and declarations of a stylesheet, normalised for line breaks and quotes. */
function declarations(css: string): string[] {
  return css
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .split(/[;{}]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Normalises numbers and colours: the formatter writes `0.5` and lower case, Mantine `.5`. */
function numbers(lines: string[]): string[] {
  return lines.map((line) => line.replaceAll(/(?<!\d)\.(?=\d)/g, '0.').toLowerCase())
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
