/** 资源相关提示 */
export const copy = {
  missing: '资源不存在',
  notYours: '只能修改自己的资源',
  unknownType: '请选择有效的资源类型',
  missingFile: '请先上传文件',
  usedFile: (title: string) => `文件已用于资源《${title}》，请重新上传`,
} as const
