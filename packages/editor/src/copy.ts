/** 一开始就要用的文案 */
export const copy = {
  label: '正文',
  placeholder: '从这里开始写。支持 Markdown，图片可以直接粘贴。',
  picture: '图片',
  fallback: {
    failed: '编辑器没有加载成功，先用纯文本写，内容不会丢失。',
    retry: '重新加载编辑器',
  },
} as const
