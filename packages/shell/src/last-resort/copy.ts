/** 连页面的外框都没能画出来时的文案 */
export const copy = {
  title: '这一页没能打开',
  hint: '多半是暂时的，重新加载一次就好。',
  reload: '重新加载',
  backHome: '返回首页',
} as const
