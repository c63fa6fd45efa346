/** 裁剪图片的文案 */
export const copy = {
  crop: {
    label: '要裁剪的图片',
    hint: '拖动方框选出要显示的部分；也可以按 Tab 选中方框，再用方向键移动。',
    cancel: '取消',
    handles: {
      cropArea: '用方向键移动选中的部分',
      nwDragHandle: '左上角',
      nDragHandle: '上边',
      neDragHandle: '右上角',
      eDragHandle: '右边',
      seDragHandle: '右下角',
      sDragHandle: '下边',
      swDragHandle: '左下角',
      wDragHandle: '左边',
    } satisfies Readonly<Record<string, string>>,
  },
} as const
