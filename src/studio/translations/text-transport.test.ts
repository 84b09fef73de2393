import { expect, it, vi } from 'vitest'
import * as queries from '#src/features/translations/queries.ts'
import { createTextTransport } from './text-transport.ts'

it('never takes a file of words that cannot be read for one without words [AUTHOR-2] [WORLD-6]', async () => {
  const read = vi.spyOn(queries, 'readTextFile')
  const answer = (files: { path: string; hash: string; text: string | null }[]) =>
    read.mockResolvedValueOnce({ ...ANSWER, files })
  const { read: open } = createTextTransport('isles')
  answer([{ path: 'text/pl.json', hash: 'a', text: '{}' }])
  expect(await open('text/pl.json')).toEqual({ hash: 'a', text: '{}' })
  answer([])
  expect(await open('text/pl.json')).toEqual({ hash: null, text: null })
  answer([{ path: 'text/pl.json', hash: 'a', text: null }])
  await expect(open('text/pl.json')).rejects.toMatchObject({ url: 'text/pl.json' })
  read.mockRestore()
})

const ANSWER = { name: 'Isles', revision: 1, languages: null }
