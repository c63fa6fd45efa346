import { copy } from './copy.ts'

/** Parts of a time in Asia/Shanghai, zero-padded. */
export interface ShanghaiTime {
  year: string
  month: string
  day: string
  /** HH:mm */
  minute: string
  /** HH:mm:ss */
  second: string
}

export type DateStyle = 'date' | 'minute' | 'full' | 'clock'

const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * Formats a time in Asia/Shanghai, independent of the machine's time zone: `date` 2024年01月14日, `minute` adds 07:30,
 * `full` adds 07:30:00; `clock` is 07:30 alone. Returns an invalid date unchanged.
 */
export function formatDate(iso: string, style: DateStyle = 'date'): string {
  const time = toShanghaiTime(iso)
  if (!time) return iso
  if (style === 'clock') return time.minute
  const date = copy.yearMonthDay(time.year, time.month, time.day)
  if (style === 'date') return date
  return `${date} ${style === 'minute' ? time.minute : time.second}`
}

/** The parts of a time in Asia/Shanghai; undefined for an invalid date. */
export function toShanghaiTime(moment: string | number): ShanghaiTime | undefined {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return undefined
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  const minute = `${part('hour')}:${part('minute')}`
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minute,
    second: `${minute}:${part('second')}`,
  }
}
