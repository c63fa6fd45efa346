/** 检查资源文件时的提示 */
export const copy = {
  empty: '文件是空的，请重新选择',
  noExtension: '文件名没有扩展名，无法判断类型，请补上后再上传',
  unknownExtension: (extension: string) =>
    `暂不支持 .${extension} 文件，请改为压缩包（zip、tar.gz）后再上传`,
  unlistable: (extension: string) =>
    `暂不支持 .${extension} 压缩包，无法查看其中的内容，请改用 zip 或 tar.gz`,
  disguised: (extension: string) => `文件内容与扩展名 .${extension} 不符，请检查后再上传`,
  program: '不接受可直接运行的程序，请打包成压缩文件后再上传',
  notText: (extension: string) => `.${extension} 应为文本文件，但内容不是有效的文本`,
  brokenPicture: '图片已损坏，无法读取',
  tooManyPixels: '图片的像素过多，请缩小后再上传',
  encrypted: '文件已加密，他人无法打开，请去掉密码后再上传',
  brokenArchive: '压缩包已损坏或不完整，请重新打包后再上传',
  emptyArchive: '压缩包里没有文件',
  unsafePath: (name: string) => `压缩包中的路径“${name}”会写到目录之外，已拒绝`,
  inside: (name: string, reason: string) => `压缩包里的“${name}”：${reason}`,
  tooDeep: (max: number) => `压缩包一层套一层，超过 ${max} 层，请拆开后再上传`,
  bomb: '压缩包解压后的体积异常，已拒绝',
  tooManyEntries: (max: number) => `压缩包中的文件超过 ${max} 个，请拆分后再上传`,
} as const
