import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { inputText, nothingSchema } from './fields.ts'
import { fileBodySchema, storedFileSchema, uploadStateSchema } from './file.ts'
import { MAX_IMAGE_BYTES, MAX_RESOURCE_BYTES } from './limits.ts'

const uploadParams = z.object({ id: inputText({ min: 1, max: 100 }) })

export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/article/file/upload',
  access: 'session',
  limit: 'upload',
  summary: '上传图片，返回地址',
  description:
    'PNG、JPEG、GIF、WebP、AVIF、SVG，以内容为准，不超过 10 MB。拍摄位置等附加信息与 SVG 中的脚本、外部引用会去掉，动图保留全部画面。失败：图片过大、类型不支持、图片损坏、像素过多、空间不足。',
  bodyType: 'multipart',
  fileLimit: MAX_IMAGE_BYTES,
  body: fileBodySchema,
  data: z.string(),
})

export const uploadResource = defineEndpoint({
  method: 'POST',
  path: '/article/file/resource',
  access: 'session',
  limit: 'uploadFile',
  summary: '上传资源文件',
  description:
    '以内容为准，不超过 2 GB；大文件请用断点续传。失败：类型不支持、内容与扩展名不符、可运行的程序、加密文件、损坏或会写到目录之外的压缩包、解压后体积异常、空间不足。',
  bodyType: 'multipart',
  fileLimit: MAX_RESOURCE_BYTES,
  body: fileBodySchema,
  data: storedFileSchema,
})

export const deleteFile = defineEndpoint({
  method: 'DELETE',
  path: '/article/file/delete',
  access: 'session',
  limit: 'upload',
  summary: '删除自己上传的文件',
  description:
    '失败：以“删除失败”开头的消息：不是自己上传的，或仍在自己的文章、提问、回答、评论、专栏中使用。',
  query: z.object({ fileUrl: inputText({ min: 1, max: 1000 }) }),
  data: nothingSchema,
})

export const createUpload = defineEndpoint({
  method: 'POST',
  path: '/article/file/tus',
  access: 'session',
  limit: 'uploadFile',
  summary: '断点续传（tus 1.0）：新建，地址在 Location 中',
  description:
    'Upload-Metadata 中的 filename 为文件名；未完成的上传保留三天。最后一段的应答与 POST /article/file/resource 相同。',
  bodyType: 'stream',
  answer: 'raw',
  data: z.unknown(),
})

export const headUpload = defineEndpoint({
  method: 'HEAD',
  path: '/article/file/tus/:id',
  access: 'session',
  limit: 'none',
  summary: '断点续传（tus 1.0）：已收到的字节数，在 Upload-Offset 中',
  params: uploadParams,
  answer: 'raw',
  data: z.unknown(),
})

export const appendUpload = defineEndpoint({
  method: 'PATCH',
  path: '/article/file/tus/:id',
  access: 'session',
  limit: 'uploadPart',
  summary: '断点续传（tus 1.0）：续写一段',
  params: uploadParams,
  bodyType: 'stream',
  answer: 'raw',
  data: z.unknown(),
})

export const cancelUpload = defineEndpoint({
  method: 'DELETE',
  path: '/article/file/tus/:id',
  access: 'session',
  limit: 'upload',
  summary: '断点续传（tus 1.0）：放弃',
  params: uploadParams,
  answer: 'raw',
  data: z.unknown(),
})

export const getUpload = defineEndpoint({
  method: 'GET',
  path: '/article/file/tus/:id',
  access: 'session',
  summary: '断点续传的进度，完成后含文件信息',
  description: '失败：文件已收全但没有通过检查，消息说明原因；收到的内容随之删除。',
  params: uploadParams,
  data: uploadStateSchema,
})

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/article/file/download/:ticket',
  access: 'public',
  limit: 'none',
  summary: '凭短时票据下载文件，支持分段',
  params: z.object({ ticket: inputText({ min: 1, max: 2000 }) }),
  answer: 'raw',
  data: z.unknown(),
})
