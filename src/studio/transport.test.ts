import { beforeEach, expect, it } from 'vitest'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { asked } from '#src/testing/fake-server.ts'
import { createTransport } from './transport.ts'

const lists = () => asked.filter(({ url }) => url.endsWith('/files')).length

beforeEach(() => serveScenes())

it('asks once which files there are, for all that are looked for at once, and again for what comes later [WORLD-6]', async () => {
  const { read } = createTransport('harbour-tour', () => undefined)
  const before = lists()
  const missing = ['en', 'pl', 'de', 'es'].map((code) => `harbour/text/${code}.json`)
  expect(await Promise.all(missing.map(read))).toEqual(missing.map(() => ({ hash: null, text: null })))
  expect(lists() - before).toBe(1)
  drafts.texts.set('harbour/text/en.json', '{ "name": "Harbour" }')
  expect(await read('harbour/text/en.json')).toMatchObject({ text: '{ "name": "Harbour" }' })
  // before the text, and after it: what was read is what the hash is of
  expect(lists() - before).toBe(3)
})
