/** 提问题一页的文案 */
export const copy = {
  title: {
    label: '标题',
    placeholder: '一句话说清问题',
    counter: (n: number, max: number) => `${n} / ${max}`,
  },
  content: {
    label: '问题详情',
    placeholder: '你期望什么、实际发生了什么、试过什么。支持 Markdown，图片可以直接粘贴。',
  },
  labels: {
    choose: '选择标签',
    chosen: '标签：',
    panel: '问题的标签',
  },
  similar: '也许已经有答案：',
  publish: {
    create: '发布问题',
    save: '保存修改',
    busy: '正在发布…',
    failed: (reason: string) => `没有发布成功，你写的内容都还在这里：${reason}`,
    incomplete: '还有几处没有填好',
    uploading: '还有图片没有传完，传完再发布',
  },
  problems: {
    title: { missing: '请输入标题', tooLong: (max: number) => `标题不能超过 ${max} 个字` },
    content: { missing: '请输入问题详情' },
    labelIds: {
      missing: '请至少选择一个标签',
      tooMany: (max: number) => `最多可选${max}个标签`,
    },
  },
} as const
