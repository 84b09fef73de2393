import { beforeEach, expect, it } from 'vitest'
import { contentFilePath } from '#shared/contract/content.ts'
import { openContentWorld, type Maker } from '#server/testing/content.ts'

let maker: Maker

beforeEach(async () => {
  maker = (await openContentWorld()).maker
  await maker.begin()
  await maker.put('home/films/lamp.webm', '0123456789')
})

const part = (range: string) => maker.get(contentFilePath('isle', 'home/films/lamp.webm'), { range })

it('sends a film of a draft in pieces, so that its author can go to a moment of it [AUTHOR-1] [SERVE-1]', async () => {
  const whole = await maker.getFile('home/films/lamp.webm')
  expect([whole.status, String(whole.content), whole.headers['accept-ranges']]).toEqual([
    ...[200, '0123456789', 'bytes'],
  ])
  const middle = await part('bytes=2-4')
  expect([middle.status, String(middle.content)]).toEqual([206, '234'])
  expect(middle.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' })
  expect(middle.headers['content-disposition']).toMatch(/^attachment/)
  const rest = await part('bytes=7-')
  expect([rest.status, String(rest.content)]).toEqual([206, '789'])
  const beyond = await part('bytes=10-')
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10'])
})

it.each([
  ['films/lamp.webm', 'video/webm'],
  ['films/lamp.MP4', 'video/mp4'],
  ['films/lamp.en.vtt', 'text/vtt; charset=utf-8'],
  ['sound/bell.mp3', 'audio/mpeg'],
  ['sound/bell.ogg', 'audio/ogg'],
  ['books/rules.epub', 'application/octet-stream'],
])(
  'says of %s that it is %s, for no browser may guess it, and lets nobody open it as a page [AUTHOR-1]',
  async (file, type) => {
    await maker.put(`home/${file}`, '0123456789')
    const { status, headers } = await maker.getFile(`home/${file}`)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ])
    expect(headers['content-disposition']).toMatch(/^attachment/)
  },
)
