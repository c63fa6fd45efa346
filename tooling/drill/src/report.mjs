import { quantile } from './load.mjs'

/** Common rows of drills with load. */
export function describeLoad({ requests, confirmed, failures }, lost) {
  const failed = requests.filter(({ isGood }) => !isGood).length
  return [
    {
      label: '请求',
      value: `${requests.length} 个，p99 ${quantile(requests, 0.99).toFixed(0)} ms`,
    },
    { label: '没有成功的请求', value: `${failed} 个${describeFailures(failures)}` },
    { label: '确认过的写入', value: `${confirmed.length} 篇` },
    { label: '确认过而不见了', value: `${lost} 篇`, ok: lost === 0 && confirmed.length > 0 },
  ]
}

function describeFailures(failures) {
  if (failures.size === 0) return ''
  return `（${[...failures].map(([words, count]) => `${words} ×${count}`).join('；')}）`
}

export const seconds = (ms) => (ms === undefined ? '没有' : `${(ms / 1000).toFixed(1)} s`)
