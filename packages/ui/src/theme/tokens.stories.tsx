import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ColorName, light } from './colors.ts'
import classes from './tokens.stories.module.css'
import { TONES } from './tokens.ts'

const TEXTS: ColorName[] = ['ink', 'ink-soft', 'ink-faint', 'brand', 'seal']
const AREAS = Object.keys(light).filter((name) => name !== 'shadow' && !name.startsWith('tone-'))

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

const meta = { title: 'ui/theme/Tokens', component: Tokens } satisfies Meta<typeof Tokens>
export default meta

export const Light: StoryObj<typeof meta> = { globals: { scheme: 'light' } }

export const Dark: StoryObj<typeof meta> = { globals: { scheme: 'dark' } }
