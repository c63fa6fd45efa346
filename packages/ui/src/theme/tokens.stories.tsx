import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ColorName, fonts, light } from './colors.ts'
import classes from './tokens.stories.module.css'
import { TONES, tokens } from './tokens.ts'

const TEXTS: ColorName[] = ['ink', 'ink-soft', 'ink-faint', 'brand', 'seal']
const AREAS = Object.keys(light).filter((name) => !/^(?:shadow|picture-filter|tone-)/.test(name))

function Tokens() {
  return (
    <div className={classes.tokens}>
      <h1>写给程序员的博客：从 P99 抖动追到 TCP 重传</h1>
      <p className={classes.article}>
        周三凌晨，订单服务的 P99 从 40ms 跳到 1.2s，只持续了三分钟。日志里没有异常，监控上 CPU
        与内存都平静。 “没有异常”本身就是线索：时间花在了应用看不见的地方。
      </p>
      {TEXTS.map((name) => (
        <p key={name} style={{ color: `var(--mozhan-${name})` }}>
          {name}：把踩过的坑写成路标，3,204 次阅读
        </p>
      ))}
      <ul className={classes.swatches}>
        {AREAS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--mozhan-${name})` }} />
            {name}
          </li>
        ))}
        {Array.from({ length: TONES }, (_, tone) => `tone-${tone}`).map((name) => (
          <li key={name}>
            <span style={{ background: `var(--mozhan-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Font size and line height of each kind of text in px, and its use. */
const SIZES = [
  [32, 1.3, '文章的标题'],
  [28, 1.3, '一页的标题'],
  [22, 1.4, '一节的标题'],
  [18, 1.5, '列表里的标题'],
  [17, 1.85, '正文：一行三十八到四十二个字'],
  [15, 1.7, '界面'],
  [14, 1.7, '次要的界面'],
  [13, 1.7, '说明与时间'],
  [12, 1.8, '计数'],
] as const

function Type() {
  return (
    <div className={classes.tokens}>
      {SIZES.map(([size, line, use]) => (
        <p key={size} className={classes.sample} style={{ fontSize: size, lineHeight: line }}>
          <span>{`${size} / ${line}`}</span>
          {`${use} Typography 0123456789`}
        </p>
      ))}
      {Object.entries(fonts).map(([name, family]) => (
        <p key={name} className={classes.sample} style={{ fontFamily: family }}>
          <span>{name}</span>
          永字八法，The quick brown fox 0123456789
        </p>
      ))}
    </div>
  )
}

/** px; all spacing is a multiple of four. */
const STEPS = [4, 8, 12, 16, 24, 32, 48]

function Spacing() {
  const { layout, breakpoints, radius, motion, zIndex } = tokens
  return (
    <div className={classes.tokens}>
      <Lengths lengths={STEPS.map((step) => [String(step), step])} />
      <Lengths lengths={Object.entries(layout)} />
      <Lengths lengths={Object.entries(breakpoints)} />
      <ul className={classes.swatches}>
        {Object.entries(radius).map(([name, value]) => (
          <li key={name}>
            <span style={{ borderRadius: value }} />
            {`radius ${name} ${value}px`}
          </li>
        ))}
      </ul>
      <p className={classes.list}>{toText('motion', motion, 'ms')}</p>
      <p className={classes.list}>{toText('z-index', zIndex)}</p>
    </div>
  )
}

function Lengths({ lengths }: { lengths: readonly (readonly [string, number])[] }) {
  return (
    <ul className={classes.lengths}>
      {lengths.map(([name, px]) => (
        <li key={name}>
          <span style={{ width: px }} />
          {`${name} ${px}px`}
        </li>
      ))}
    </ul>
  )
}

function toText(name: string, values: Record<string, number>, unit = ''): string {
  const parts = Object.entries(values).map(([key, value]) => `${key} ${value}${unit}`)
  return `${name}: ${parts.join(' · ')}`
}

const meta = { title: 'ui/theme/Tokens', component: Tokens } satisfies Meta<typeof Tokens>
export default meta

export const Light: StoryObj<typeof meta> = { globals: { scheme: 'light' } }

export const Dark: StoryObj<typeof meta> = { globals: { scheme: 'dark' } }

export const Text: StoryObj<typeof meta> = { render: () => <Type /> }

export const Space: StoryObj<typeof meta> = { render: () => <Spacing /> }
