/** 写作与表单的文案 */
export const copy = {
  picture: {
    empty: '这张图片是空的，请换一张',
    tooLarge: (megabytes: number) => `图片不能超过 ${megabytes} MB`,
  },
  drafts: {
    title: '还没写完的',
    untitled: '未命名',
    all: (count: number) => `全部 ${count} 份`,
    less: '收起',
    remove: '删除这份草稿？',
  },
  restored: { message: '已恢复上次未写完的内容', discard: '丢弃', close: '知道了' },
  labelPicker: {
    legend: '标签',
    hint: (max: number) => `选 1 到 ${max} 个`,
    optional: (max: number) => `可以不选，最多 ${max} 个`,
    search: '搜索标签',
    compact: (max: number) => `输入或选择，最多 ${max} 个`,
    fromText: '从正文看出来的',
    add: (name: string) => `加上标签 ${name}`,
    unfold: '全部标签',
    fold: '收起',
    channels: '频道',
    remove: (name: string) => `移除标签 ${name}`,
    none: '没有这样的标签',
    max: (max: number) => `最多可选${max}个标签`,
  },
} as const
