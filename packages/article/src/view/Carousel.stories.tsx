import { buildAdvert } from '@mozhan/api-client/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toAdvertBox } from '../model/advert-box.ts'
import { Carousel } from './Carousel.tsx'
import { NoticeBox } from './NoticeBox.tsx'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 200"%3E%3Crect width="700" height="200" fill="%23e9efe9"/%3E%3Cpath d="M0 150h260l30-90 30 110 30-60h350" fill="none" stroke="%231f5f63" stroke-width="3"/%3E%3C/svg%3E'

const advert = (id: string, title: string) =>
  toAdvertBox(
    buildAdvert({ id, title, imageUrl: PICTURE, advertUrl: '/column/1', advertTarget: '_self' }),
  )

const meta = {
  title: 'article/view/Carousel',
  component: Carousel,
  args: {
    adverts: [advert('1', '从零读懂 V8：一个专栏，把引擎拆开看'), advert('2', '分布式系统的常识')],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 652 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Single: Story = { args: { adverts: [advert('1', '从零读懂 V8')] } }
export const Notice: Story = {
  render: () => (
    <div style={{ maxWidth: 268 }}>
      <NoticeBox notice={{ ...advert('3', '写作周：把踩过的坑写成路标'), imageUrl: undefined }} />
    </div>
  ),
}
