/** 写作日志相关文案 */
export const copy = {
  state: {
    local: '草稿已保存在本机',
    saved: '草稿已保存',
    conflict: '有冲突',
    unsaved: '未保存',
    unpublished: (state: string) => `${state}，尚未发布`,
  },
  discard: { action: '放弃修改', done: '已回到发布的内容', undo: '撤回' },
  conflict: {
    title: '这篇内容有两份',
    hint: '两份都还在。选一份继续写，另一份会留在“较早的版本”里。',
    mine: '这个页面里的',
    theirs: { here: '本机另一个页面里的', elsewhere: '另一台设备上的' },
    choose: '用这一份',
    copy: '复制文字',
    copied: '已复制',
    empty: '没有文字',
  },
  superseded: {
    message: {
      here: '这篇内容已在另一个页面发布',
      elsewhere: '这份草稿已在另一台设备上发布或删除',
    },
    close: '知道了',
  },
  earlier: {
    title: (count: number) => `较早的版本（${count}）`,
    origin: { here: '本机', elsewhere: '另一台设备' },
    restore: '恢复',
    empty: '没有文字',
  },
} as const
