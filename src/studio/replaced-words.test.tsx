import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { content, file, hash, serveContent } from '#src/testing/fake-content.ts'
import { asked, ok, refusal } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

// happy-dom's are sent as objects otherwise: axios knows a blob by its tag, as browsers have it
Object.defineProperty(Blob.prototype, Symbol.toStringTag, { value: 'Blob', configurable: true })

const TEXTS = 'GET /v2/content/harbour-tour/texts'
const [EN, PL, SOURCES] = ['en', 'pl', 'sources/pl'].map((name) => `harbour/text/${name}.json`)
const texts = () =>
  ok({
    revision: 7,
    files: [
      { path: 'adventure.json', hash: hash(1), text: '{ "languages": ["en", "pl"] }' },
      { path: EN, hash: hash(2), text: '{ "name": "Harbour" }' },
      { path: PL, hash: hash(3), text: '{ "name": "Port" }' },
    ],
  })
const words = (text: string, name: string) => new File([text], name, { type: 'application/json' })
const bringFile = async (chosen: File) =>
  userEvent.upload(await screen.findByLabelText('Replace', { selector: 'input' }), chosen)
const bring = (text: string, name: string) => bringFile(words(text, name))
const show = (path: string | undefined) =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/files?file=${path}`)
const sent = (end: string) => asked.filter(({ method, url }) => method === 'POST' && url.endsWith(end))
const edits = () => sent('/edits').map(({ body }) => (JSON.parse(String(body)) as { edits: unknown }).edits)
const put = (path: string | undefined, from: string | null, to = hash(9)) => ({
  ...{ kind: 'put', path, hash: to, from },
})

describe('a file of words that is replaced as a whole', () => {
  beforeEach(async () => {
    await speakIn('en')
    serveContent([
      file('adventure.json'),
      ...[EN, PL].map((path, index) => file(path ?? '', index + 2)),
      file('harbour/element lamp.png', 4),
    ])
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('notes in the same change what was translated from the one before [AUTHOR-2]', async () => {
    content.refusals.set(TEXTS, [texts()])
    show(EN)
    await bring('{ "name": "Old harbour" }', 'en.json')
    await screen.findByText('1 file is in the draft now.')
    expect(edits()).toEqual([[put(EN, hash(2)), put(SOURCES, null)]])
    const [, notes] = sent('/content-blobs').map(({ body }) => body)
    expect(notes instanceof Blob && JSON.parse(await notes.text())).toEqual({
      ...{ from: 'en', texts: { name: 'Harbour' } },
    })
  })

  it('notes nothing where nothing is outdated, and asks for no words when a picture comes [AUTHOR-2]', async () => {
    content.refusals.set(TEXTS, [texts()])
    show(PL)
    await bring('{ "name": "Stary port" }', 'pl.json')
    await waitFor(() => expect(edits()).toEqual([[put(PL, hash(3))]]))
    cleanup()
    asked.length = 0
    show('harbour%2Felement%20lamp.png')
    await bring('bytes', 'lamp.png')
    await waitFor(() => expect(edits()).toEqual([[put('harbour/element lamp.png', hash(4))]]))
    expect(asked.some(({ url }) => url.endsWith('/texts'))).toBe(false)
  })

  it('is in the draft without notes where the device cannot read it any more [AUTHOR-2]', async () => {
    content.refusals.set(TEXTS, [texts()])
    show(EN)
    const moved = words('{ "name": "Old harbour" }', 'en.json')
    moved.text = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'))
    await bringFile(moved)
    await screen.findByText('1 file is in the draft now.')
    expect(edits()).toEqual([[put(EN, hash(2))]])
  })

  it('is not taken where that could not be found out, and can be tried again [AUTHOR-2]', async () => {
    content.refusals.set(TEXTS, [refusal(403, 'not-allowed'), texts()])
    show(EN)
    await bring('{ "name": "Old harbour" }', 'en.json')
    await press('Try again')
    await waitFor(() => expect(edits()).toEqual([[put(EN, hash(2)), put(SOURCES, null)]]))
  })

  it('is put back with what was translated from the other one [AUTHOR-2]', async () => {
    content.refusals.set(TEXTS, [texts()])
    content.texts.set(`4 ${EN}`, '{ "name": "Old harbour" }')
    const side = (n: number) => ({ hash: hash(n), bytes: 10 })
    content.compared = [{ path: EN ?? '', before: side(5), after: side(2), was: null }]
    show(EN)
    await press('Put back as published')
    const asks = within(await screen.findByRole('dialog'))
    await userEvent.click(asks.getByRole('button', { name: 'Put back as published' }))
    await waitFor(() => expect(edits()).toEqual([[put(EN, hash(2), hash(5)), put(SOURCES, null)]]))
  })
})
