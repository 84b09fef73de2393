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
