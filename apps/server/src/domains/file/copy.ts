import { copy as filesCopy } from '../../platform/files/copy.ts'

/** 上传与删除文件的提示 */
export const copy = {
  defaultImageName: '图片',
  defaultFileName: '文件',
  empty: filesCopy.empty,
  noSpace: filesCopy.noSpace,
  tooLarge: (gigabytes: number) => `文件不能超过 ${gigabytes} GB`,
  deleteFailed: (reason: string) => `删除失败：${reason}`,
  notYours: '文件不存在，或不是自己上传的',
  stillUsed: (place: string) => `图片仍在${place}中使用`,
  stillShared: (title: string) => `文件仍在资源《${title}》中使用`,
  missingUpload: '上传已失效，请重新选择文件',
  missingFile: '文件不存在或已被删除',
  badTicket: '下载地址已过期，请回到资源页重新下载',
  /** 断点续传协议的失败，按 HTTP 状态 */
  tus: {
    400: '上传中断，请重试',
    404: '上传已失效，请重新选择文件',
    409: '上传的进度有变，请重试',
    410: '上传已失效，请重新选择文件',
    412: '上传方式不受支持',
    413: '文件超过允许的大小',
    415: '上传方式不受支持',
    423: '文件正在从另一处上传，请稍后再试',
  } as Readonly<Record<number, string>> & { readonly 400: string },
  places: {
    article: (title: string) => `文章《${title}》`,
    question: (title: string) => `问题《${title}》`,
    column: (name: string) => `专栏《${name}》`,
    answer: () => '自己的回答',
    comment: () => '自己的评论',
  },
} as const
